import { send } from './client.ts';
import type { Target } from './outcome.ts';
import { read, signInPath, type RegisteredUser } from './test-users.ts';

/** An account at the sign-in provider. */
export interface Account {
  email: string;
  password: string;
}

/** The data that the shop has acknowledged. */
export interface Acknowledged {
  accounts: Account[];
  /** The ids of each seller's products. */
  sellers: Map<RegisteredUser, Set<string>>;
  /** The ids of the products that each buyer has booked. */
  buyers: Map<RegisteredUser, Set<string>>;
  /** The addresses of photos. */
  photos: string[];
  /** The ids of messages. */
  messages: string[];
}

export const nothingAcknowledged = (): Acknowledged => ({
  accounts: [],
  sellers: new Map(),
  buyers: new Map(),
  photos: [],
  messages: [],
});

/** The number of acknowledged items that can be read back. */
export const countOf = ({ accounts, sellers, buyers, photos, messages }: Acknowledged) =>
  [...sellers.values(), ...buyers.values()].reduce((all, one) => all + one.size, 0) +
  sellers.size +
  photos.length +
  accounts.length +
  messages.length;

/** The acknowledged items that are missing from the shop, each with its kind. Bookings are compared by `compareBookings`. */
export const findMissing = async (acknowledged: Acknowledged, shop: Target): Promise<string[]> => [
  ...(await missingOfSellers(acknowledged.sellers, shop)),
  ...(await missingPhotos(acknowledged.photos, shop)),
  ...(await missingAccounts(acknowledged.accounts, shop)),
  ...(await missingMessages(acknowledged.messages, shop)),
];

const missingItems = (kind: string, wanted: Iterable<string>, there: ReadonlySet<string>) =>
  [...wanted].filter((one) => !there.has(one)).map((one) => `${kind} ${one}`);

async function missingOfSellers(sellers: Acknowledged['sellers'], { testUsers }: Target) {
  const missing: string[] = [];
  for (const [seller, products] of sellers) {
    const { from, headers, _id, email } = await testUsers.signedIn(seller);
    const path = `/seller/products?id=${_id}`;
    const listed = await testUsers.expectOk<{ _id: string }[]>(path, { from, headers });
    missing.push(...missingItems('product', products, new Set(listed.map((product) => product._id))));
    const user = await testUsers.expectOk<{ _id: string }>(`/users/${email}`, { from, headers });
    missing.push(...missingItems('user', [_id], new Set([user._id])));
  }
  return missing;
}

async function missingPhotos(photos: readonly string[], { address }: Target) {
  const missing: string[] = [];
  for (const url of photos) {
    const { status } = await send(url, { from: address() });
    if (status !== 200) missing.push(`photo ${url}`);
  }
  return missing;
}

async function missingAccounts(accounts: readonly Account[], { origin, address }: Target) {
  const missing: string[] = [];
  for (const account of accounts) {
    const body = { ...account, returnSecureToken: true };
    const { status } = await send(origin + signInPath, { method: 'POST', from: address(), body });
    if (status !== 200) missing.push(`account ${account.email} (${status})`);
  }
  return missing;
}

async function missingMessages(messages: readonly string[], { origin, testUsers }: Target) {
  const admin = await testUsers.admin();
  const found = new Set<string>();
  for (let path: string | undefined = '/messages?limit=1000'; path;) {
    const answer = await send(origin + path, admin);
    for (const { _id } of (await read<{ _id: string }[]>(answer)) ?? []) found.add(_id);
    path = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link']))?.[1]?.replace(origin, '');
  }
  return missingItems('message', messages, found);
}
