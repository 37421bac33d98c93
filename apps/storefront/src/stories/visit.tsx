import { createShop, type Shop as ShopInMemory, type ShopOptions } from '@apple-only/api-client/testing';
import { memoryAdapter } from '@apple-only/auth';
import type { Product, User } from '@apple-only/contract';
import {
  admin,
  buyer,
  doneMessage,
  headphones,
  iPhone,
  macBook,
  message,
  newSeller,
  seller,
} from '@apple-only/contract/fixtures';
import { toast } from '@apple-only/ui';
import { useEffect, useState } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { routes } from '../routes.tsx';
import { contextOf, openShop } from '../shop.ts';
import { Storefront } from '../storefront.tsx';

export const desktop = { viewport: { value: 'desktop', isRotated: false } };
export const phone = { viewport: { value: 'phone', isRotated: false } };

/** Thirty products: more than a page holds. */
export const thirty = (factsOf?: (index: number) => Partial<Product>) =>
  Array.from({ length: 30 }, (_, index) => ({
    ...macBook,
    _id: `${macBook._id.slice(0, -3)}${String(900 + index)}`,
    name: `${macBook.name}, no. ${30 - index}`,
    ...factsOf?.(index),
  }));

/** All users, a product of each category, a booking and two messages. */
const defaultShop: ShopOptions = {
  users: [buyer, seller, newSeller, admin],
  products: [macBook, iPhone, headphones],
  bookings: [{ user: buyer._id, product: iPhone._id, phone: '01711 000 000', location: 'Khulna' }],
  messages: [message, doneMessage],
};

const password = 'six or more';

export interface VisitProps {
  /** The address that is opened. */
  path: string;
  /**
   * The address that the shop redirects the user to. Any other is an error: a story's addresses decide which changes can affect its
   * pictures.
   */
  leadsTo?: string | undefined;
  /** The user who opens it. One who is not in the stock has an account, but is not registered. @default a visitor */
  as?: User | undefined;
  /** Data that differs from the default shop's. */
  stock?: ShopOptions | undefined;
  /** Changes the shop before the visit: slow, offline, failing. */
  prepare?: ((shop: ShopInMemory) => void) | undefined;
}

/** The path of an address, without the slash at its end. */
const pathOf = (address: string) => parsePath(address).pathname?.replace(/(?<=.)\/$/, '');

function open({ path, leadsTo, as, stock, prepare }: VisitProps) {
  const users = stock?.users ?? defaultShop.users ?? [];
  const isRegistered = users.some(({ email }) => email === as?.email);
  const adapter = memoryAdapter({
    accounts: [...users, ...(as && !isRegistered ? [as] : [])].map(({ email, name }) => ({ email, name, password })),
    signedInEmail: as?.email,
  });
  const inMemory = createShop({ ...defaultShop, ...stock, identityOf: adapter.identityOf });
  prepare?.(inMemory);
  const stored = new Map<string, string>();
  const shop = openShop({
    adapter,
    origin: location.origin,
    sampleAccounts: [{ email: admin.email, password }],
    requireProvenEmail: stock?.requireProvenEmail,
    fetch: inMemory.fetch,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    future: { v8_middleware: true },
    getContext: () => contextOf(shop),
  });
  const expected = new Set([path, leadsTo].map((address) => address && pathOf(address)));
  router.subscribe(({ location: { pathname } }) => {
    if (!expected.has(pathOf(pathname))) throw new Error(`The story leads to ${pathname}: say so with leadsTo.`);
  });
  return { shop, router };
}

/** Opens an address of the storefront as a user, with an in-memory shop: the whole page, without a network. */
export function Visit(props: VisitProps) {
  const [{ shop, router }] = useState(() => open(props));
  useEffect(
    () => () => {
      toast.removeAll();
      router.dispose();
      shop.queryClient.clear();
    },
    [router, shop],
  );
  return (
    <Storefront shop={shop}>
      <RouterProvider router={router} />
    </Storefront>
  );
}
