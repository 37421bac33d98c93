import { createClient, ProductTakenError } from '@apple-only/api-client';
import { createMutations, createQueries } from '@apple-only/api-client/query';
import { createShop } from '@apple-only/api-client/testing';
import { AuthProvider, cookieStorage, createSession, memoryAdapter } from '@apple-only/auth';
import { firebaseAdapter } from '@apple-only/auth/firebase';
import { RequireRole } from '@apple-only/auth/react-router';
import { cookieSession } from '@apple-only/auth/server';
import type { Answer } from '@apple-only/contract';
import { buyer, macBook } from '@apple-only/contract/fixtures';
import { openapi } from '@apple-only/contract/openapi';
import {
  defaultLinks,
  ErrorScreen,
  Link,
  LinkProvider,
  NoAccess,
  ProductForm,
  QuietError,
  ShopProvider,
} from '@apple-only/ui';
import '@apple-only/ui/fonts.css';
import * as next from '@apple-only/ui/next';
import { Price, type PriceProps } from '@apple-only/ui/Price';
// @ts-expect-error -- what is in no entry is private
import * as inner from '@apple-only/ui/products/Price/Price';
import * as router from '@apple-only/ui/react-router';
import { themeCss, themeFrom, type ThemeValues } from '@apple-only/ui/theme';
import tokens from '@apple-only/ui/tokens.json';
import { ProductCard } from '@apple-only/ui/without-styles';
import '@apple-only/ui/styles.css';
import '@apple-only/ui/styles-without-reset.css';
import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { Link as PlainRouterLink } from 'react-router';

const client = createClient({ baseUrl: 'https://shop.example' });
const queryClient = new QueryClient();
const queries = createQueries(client);
const mutations = createMutations(client, queryClient);
export const session = createSession({ adapter: memoryAdapter(), api: client });
export const inCookie = createSession({ adapter: memoryAdapter(), api: client, storage: cookieStorage() });
const { handle, signInOf } = cookieSession({ api: 'https://api.example', origin: 'https://shop.example' });
export const answer: Promise<Response> = handle(new Request('https://shop.example/api/jwt'));
export const token: string | undefined = signInOf(null)?.token;

export function Newest() {
  const newest = useQuery(queries.newest({ category: 'macBook' }));
  const products: Answer<'listNewest'> | undefined = newest.data;
  const book = useMutation(mutations.book());
  book.mutate({ product: macBook, buyer, contact: {} });
  if (book.error instanceof ProductTakenError) return <QuietError text={book.error.message} onRetry={() => {}} />;
  return products?.map((product) => <ProductCard key={product._id} product={product} />);
}

/** The screens of the kit fit the guards. */
export const guarded = (
  <AuthProvider session={session}>
    <RequireRole roles={['seller']} fallback={null} noAccess={NoAccess} unreachable={ErrorScreen}>
      <Newest />
    </RequireRole>
    <RequireRole roles={['seller']} fallback={null} noAccess={NoAccess} unreachable={QuietError} />
  </AuthProvider>
);

export const links = [
  <LinkProvider component={next.RouterLink}>Shop</LinkProvider>,
  <LinkProvider component={router.RouterLink}>Shop</LinkProvider>,
  // @ts-expect-error -- its address is `to`: every link would lead to the current page
  <LinkProvider component={PlainRouterLink}>Shop</LinkProvider>,
  <Link href={defaultLinks.home}>Home</Link>,
  <ShopProvider brand={{ name: 'Second Bite' }} links={{ home: '/start' }}>
    Shop
  </ShopProvider>,
  <ShopProvider
    categories={[{ value: 'phones', name: 'Phones', href: '/phones', gradedAs: 'iphone' }, { value: 'accessories' }]}
    locations={{ products: [{ value: 'Berlin' }, { value: 'wien', name: 'Vienna' }] }}
  >
    <ProductForm<'phones' | 'accessories', 'Berlin' | 'wien'>
      onSubmit={({ category }) => void (category === 'phones')}
    />
  </ShopProvider>,
  // @ts-expect-error -- a category of its own has a name and an address
  <ShopProvider categories={[{ value: 'phones' }]}>Shop</ShopProvider>,
  // @ts-expect-error -- the contract has no such category
  <ProductForm onSubmit={({ category }) => void (category === 'phones')} />,
  // @ts-expect-error -- no component leads there
  <ShopProvider links={{ help: '/help' }}>Shop</ShopProvider>,
  // @ts-expect-error -- a link to nowhere
  <Link>Home</Link>,
  // @ts-expect-error -- a link to nowhere
  <router.RouterLink>Home</router.RouterLink>,
  // @ts-expect-error -- a link to nowhere
  <next.RouterLink>Home</next.RouterLink>,
];

const price: PriceProps = { value: macBook.selling_price };
export const priced = <Price {...price} />;

/** A theme of a colour, and of a tool's tokens. */
const theme: ThemeValues = themeFrom({ brand: '#0b6b3a', tokens });
export const css: string = themeCss({ ...theme, radius: { ...theme.radius, sheet: '0' } });
// @ts-expect-error -- a theme has all values
themeCss({ color: theme.color });

export const rest = [inner, createShop, firebaseAdapter, openapi];
