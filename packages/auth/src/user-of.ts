import type { AuthState, AuthUser } from './adapter.ts';

/** The signed-in user in a state of the provider. */
export const userOf = (state: AuthState): AuthUser | null => (state.status === 'signed-in' ? state.user : null);
