/** The lifetime of a token whose expiry cannot be read. */
const defaultLifetime = 5 * 60_000;

/** The payload of a token in the form of a JWT, unverified; empty if it cannot be read. */
export function payloadOf(token: string): Record<string, unknown> {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return { ...(typeof payload === 'object' ? payload : null) };
  } catch {
    return {};
  }
}

/**
 * The lifetime of a newly issued token, in milliseconds. Both times are read from the token if it has
 * them: the difference of two times by the server's clock is right even if this device's clock is wrong.
 */
export function lifetimeOf(token: string): number {
  const { exp, iat } = payloadOf(token);
  if (typeof exp !== 'number') return defaultLifetime;
  return exp * 1000 - (typeof iat === 'number' ? iat * 1000 : Date.now());
}
