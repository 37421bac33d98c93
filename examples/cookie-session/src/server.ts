import { ApiError, createClient } from '@apple-only/api-client';
import { cookieSession } from '@apple-only/auth/server';
import { allows, wire } from '@apple-only/contract';
import { headers } from 'next/headers';
import { api } from './shop.ts';

/** Reads public data, for pages that the server renders. */
export const publicApi = createClient({ baseUrl: api });

/** Keeps the access token in a cookie, and makes the browser's calls with it. */
export const session = cookieSession({
  api,
  origin: process.env['ORIGIN'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`,
});

/** The signed-in user and their bookings; undefined if no user is signed in. */
export async function readBookings() {
  const signIn = session.signInOf((await headers()).get('cookie'));
  if (!signIn) return undefined;
  const client = createClient({ baseUrl: api, token: () => signIn.token });
  try {
    const user = await client.getUser({ email: signIn.email });
    const isBuyer = allows(wire.bookProduct.access, user.role);
    return { user, bookings: isBuyer && (await client.listBookings({ id: user._id })) };
  } catch (error) {
    // Signed out on another device, for instance.
    if (error instanceof ApiError && error.code === 'unauthenticated') return undefined;
    throw error;
  }
}
