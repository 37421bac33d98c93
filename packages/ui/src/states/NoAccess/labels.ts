import type { Role } from '@apple-only/contract';

export const noAccessLabels = {
  title: 'No access',
  /** The roles that may see the page. */
  needed: { buyer: 'buyers', seller: 'sellers', admin: 'admins' } satisfies Record<Role, string>,
  /** The role of the signed-in user. */
  signedIn: { buyer: 'a buyer', seller: 'a seller', admin: 'an admin' } satisfies Record<Role, string>,
  or: ' or ',
  text: (needed: string, signedIn: string) => `This page is for ${needed}. You are signed in as ${signedIn}.`,
  back: 'Go to your dashboard',
  signOut: 'Sign out',
};

export type NoAccessLabels = typeof noAccessLabels;
