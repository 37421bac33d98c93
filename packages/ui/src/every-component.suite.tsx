import { booking, buyer, iPhone, macBook, message, ownHeadphones, seller } from '@apple-only/contract/fixtures';
import type { ReactElement, ReactNode } from 'react';
import type * as kit from './index.ts';
import type { RootProps } from './parts/Root/root.ts';

type Kit = typeof kit;
/** The exports of the kit that are components. */
type ComponentName = {
  [Name in keyof Kit]: Kit[Name] extends (props: never) => ReactNode
    ? Name extends Capitalize<Name>
      ? Name
      : never
    : never;
}[keyof Kit];

/** The components whose props do not include those of a root. */
type Rootless = {
  [Name in ComponentName]: keyof RootProps<Element> extends keyof Parameters<Kit[Name]>[0] ? never : Name;
}[ComponentName];

interface Example {
  part: ReactElement;
  /** A part of its HTML before any script runs, or a pattern for the whole of it. */
  seen: string | RegExp;
}

const nothing = () => {};
/** For dialogs: they render at the end of the document, which a server does not have. */
const nothingYet = /^$/;
const pictures = { macBook: '/pictures/a.webp', iphone: '/pictures/b.webp', accessories: '/pictures/c.webp' };

/** Every component of the kit, from source or built. A missing one is a type error. */
export const everyComponent = (ui: Kit): Record<ComponentName, Example> => ({
  ActiveFilters: {
    part: <ui.ActiveFilters filters={{ condition: ['Good'] }} onChange={nothing} />,
    seen: 'aria-label="Remove Good"',
  },
  AdBanner: { part: <ui.AdBanner title="Possibly yours." />, seen: 'Possibly yours.</h2>' },
  AdvertisedCard: { part: <ui.AdvertisedCard product={iPhone} />, seen: iPhone.name },
  AdvertisedCardSkeleton: { part: <ui.AdvertisedCardSkeleton />, seen: 'aria-hidden="true"' },
  Article: { part: <ui.Article title="About">Text</ui.Article>, seen: 'About</h1>' },
  ArticleCard: {
    part: <ui.ArticleCard title="Keys" text="Shine" href="/blog/keys" picture="/photos/keys.webp" detail="center" />,
    seen: '<a href="/blog/keys">Keys</a>',
  },
  Badge: { part: <ui.Badge kind="booked" />, seen: 'Booked' },
  Badges: { part: <ui.Badges product={{ advertised: true, booking: true }} />, seen: 'Advertised' },
  BecomeSellerDialog: {
    part: <ui.BecomeSellerDialog open email={buyer.email} onConfirm={nothing} />,
    seen: nothingYet,
  },
  BookingCard: {
    part: <ui.BookingCard booking={booking} onDelete={nothing} />,
    seen: 'mailto:nadia@appleonly.example',
  },
  BookingCardSkeleton: { part: <ui.BookingCardSkeleton />, seen: 'aria-hidden="true"' },
  BookingModal: {
    part: <ui.BookingModal open product={iPhone} user={buyer} onSubmit={nothing} />,
    seen: nothingYet,
  },
  Button: { part: <ui.Button pending>Login</ui.Button>, seen: 'aria-disabled="true"' },
  ButtonLink: { part: <ui.ButtonLink href="/blog">Blog</ui.ButtonLink>, seen: 'href="/blog"' },
  CategoryLinks: { part: <ui.CategoryLinks pictures={pictures} />, seen: 'href="/category/iphone"' },
  Choice: {
    part: <ui.Choice name="role" options={['buyer', 'seller']} defaultValue="seller" />,
    seen: /checked=""[^>]* value="seller"|value="seller"[^>]* checked=""/,
  },
  ComeBackForm: { part: <ui.ComeBackForm onSubmit={nothing} />, seen: 'Let a deleted user register again</h2>' },
  ContactForm: { part: <ui.ContactForm onSubmit={nothing} />, seen: 'name="message"' },
  DeleteConfirmation: {
    part: <ui.DeleteConfirmation open onConfirm={nothing} name="iPhone" />,
    seen: nothingYet,
  },
  Dialog: { part: <ui.Dialog open title="Title" />, seen: nothingYet },
  EmailProofNotice: {
    part: <ui.EmailProofNotice email="imran@appleonly.example" onConfirm={nothing} onSend={nothing} />,
    seen: 'Your listings are not public yet</h2>',
  },
  EmptyState: { part: <ui.EmptyState title="No bookings yet" />, seen: 'No bookings yet' },
  EmailAddress: { part: <ui.EmailAddress value="a@b.c" />, seen: 'a@<wbr/>b.<wbr/>c' },
  ErrorScreen: {
    part: <ui.ErrorScreen message="No." picture="" onSignOut={nothing} />,
    seen: 'Something went wrong!!!',
  },
  Facts: { part: <ui.Facts rows={[{ term: 'Use year', value: '3 years' }]} />, seen: '<dt' },
  Field: {
    part: (
      <ui.Field label="E-mail" error="Email Address is required">
        <ui.Input name="email" type="email" />
      </ui.Field>
    ),
    seen: /aria-describedby="([^"]+)".*<p id="\1"/,
  },
  Filters: { part: <ui.Filters filters={{ category: ['iphone'] }} onChange={nothing} />, seen: 'checked=""' },
  Footer: { part: <ui.Footer />, seen: 'href="/about"' },
  FormDone: {
    part: (
      <ui.FormDone done="We write back." title="Thank you" again="Write another message">
        Form
      </ui.FormDone>
    ),
    seen: 'We write back.',
  },
  FormError: { part: <ui.FormError error="Wrong." />, seen: 'role="alert"' },
  GoogleButton: { part: <ui.GoogleButton onContinue={nothing} />, seen: 'continue with Google' },
  FactsTable: { part: <ui.FactsTable product={{ battery_health: 91 }} />, seen: '91 %' },
  Gallery: {
    part: <ui.Gallery photos={['/photos/a.webp', '/photos/b.webp']} name="iPhone" />,
    seen: /loading="eager"[^>]*src="\/photos\/a\.webp".*loading="lazy"[^>]*src="\/photos\/b\.webp"/s,
  },
  Grade: { part: <ui.Grade condition="Good" />, seen: 'Good, the middle of three conditions' },
  GradeGuide: { part: <ui.GradeGuide category="iphone" />, seen: 'iPhone</caption>' },
  Grid: {
    part: (
      <ui.Grid columns={2}>
        {['One', 'Two', 'Three', 'Four', 'Five'].map((number) => (
          <p key={number}>{number}</p>
        ))}
      </ui.Grid>
    ),
    seen: '<p>Five</p></li></ul>',
  },
  Header: {
    part: <ui.Header currentPath="/" signedIn={false} theme="system" onSignOut={nothing} onThemeChange={nothing} />,
    seen: 'aria-current="page">HOME',
  },
  Hero: { part: <ui.Hero>Categories</ui.Hero>, seen: 'Used Apple devices, honestly described.' },
  Icon: { part: <ui.Icon name="tick" />, seen: 'aria-hidden="true"' },
  Input: { part: <ui.Input name="phone" />, seen: 'name="phone"' },
  LabelsProvider: {
    part: (
      <ui.LabelsProvider labels={{ ThemeSwitch: { toDark: 'Lights off' } }}>
        <ui.ThemeSwitch theme="light" onChange={nothing} />
      </ui.LabelsProvider>
    ),
    seen: 'aria-label="Lights off"',
  },
  LineSkeleton: { part: <ui.LineSkeleton />, seen: 'Loading' },
  Link: { part: <ui.Link href="/blog">Blog</ui.Link>, seen: '<a href="/blog">Blog</a>' },
  LinkProvider: {
    part: (
      <ui.LinkProvider component={({ href }) => <i>{href}</i>}>
        <ui.Link href="/blog">Blog</ui.Link>
      </ui.LinkProvider>
    ),
    seen: '<i>/blog</i>',
  },
  LoginForm: { part: <ui.LoginForm onSubmit={nothing} registerHref="/register" />, seen: 'name="password"' },
  MessageList: {
    part: <ui.MessageList messages={[message]} onMark={nothing} onDelete={nothing} />,
    seen: message.message,
  },
  ModelField: {
    part: <ui.ModelField name="model" value="iPhone 13 Pro" onChange={nothing} />,
    seen: /role="combobox".*name="model".*value="iPhone 13 Pro"|name="model".*role="combobox".*value="iPhone 13 Pro"/,
  },
  NoAccess: { part: <ui.NoAccess needed={['seller']} signedInAs="buyer" />, seen: 'This page is for sellers.' },
  NoResults: {
    part: <ui.NoResults filters={{ q: 'macboook' }} onChange={nothing} />,
    seen: 'Check the spelling, or use fewer words.',
  },
  NotFound: { part: <ui.NotFound picture="/pictures/a.webp" />, seen: 'Go back Our Site' },
  OfflineNotice: { part: <ui.OfflineNotice offline />, seen: 'You are offline.' },
  Overview: { part: <ui.Overview kind="admin" counts={undefined} />, seen: 'this is admin section' },
  Page: {
    part: (
      <ui.Page header="Header" footer="Footer">
        Content
      </ui.Page>
    ),
    seen: '<main id="main"',
  },
  PageHeading: { part: <ui.PageHeading title="MacBook" />, seen: 'id="page-heading"' },
  PasswordInput: {
    part: <ui.PasswordInput name="password" autoComplete="current-password" />,
    seen: 'type="password"',
  },
  PeopleTable: { part: <ui.PeopleTable kind="sellers" people={[seller]} onDelete={nothing} />, seen: seller.name },
  PhoneNumber: { part: <ui.PhoneNumber value="01711 204 118" />, seen: 'href="tel:01711204118"' },
  PhotoInput: {
    part: <ui.PhotoInput name="image" aria-describedby="note" />,
    seen: /aria-describedby="note [^"]+" accept="image\/jpeg/,
  },
  PhotosInput: {
    part: <ui.PhotosInput name="image" aria-describedby="note" value={['/photos/d.webp']} onChange={nothing} />,
    seen: /alt="The current photo".*aria-describedby="note /s,
  },
  Picture: { part: <ui.Picture src="/photos/c.webp" alt="C" />, seen: '/photos/c.webp?w=480 480w' },
  Price: { part: <ui.Price value="620" />, seen: '$620' },
  PriceHint: {
    part: (
      <ui.PriceHint
        guide={{
          name: 'iPhone 13',
          count: { count: 12, more: false },
          quartiles: { lower: 420, middle: 465, upper: 510 },
        }}
        price="620"
      />
    ),
    seen: 'Half of them ask $420 to $510',
  },
  ProductCard: { part: <ui.ProductCard product={macBook} onBook={nothing} />, seen: 'Booking Now' },
  ProductCardSkeleton: { part: <ui.ProductCardSkeleton />, seen: 'aria-hidden="true"' },
  ProductDetail: { part: <ui.ProductDetail product={macBook} contact={null} />, seen: 'You save $379' },
  ProductDetailSkeleton: { part: <ui.ProductDetailSkeleton />, seen: 'aria-hidden="true"' },
  ProductForm: { part: <ui.ProductForm onSubmit={nothing} />, seen: 'name="selling_price"' },
  ProductTile: { part: <ui.ProductTile product={iPhone} href="/category/iphone" />, seen: 'href="/category/iphone"' },
  ProductTileSkeleton: { part: <ui.ProductTileSkeleton />, seen: 'aria-hidden="true"' },
  QuietError: { part: <ui.QuietError onRetry={nothing} />, seen: 'Try again' },
  RegisterForm: { part: <ui.RegisterForm onSubmit={nothing} />, seen: 'name="image"' },
  ReleaseDialog: {
    part: <ui.ReleaseDialog open product={ownHeadphones} onSubmit={nothing} />,
    seen: nothingYet,
  },
  RolePanel: { part: <ui.RolePanel user={seller} currentPath="/dashboard" />, seen: seller.name },
  SearchField: {
    part: <ui.SearchField value="iphone 13" onSearch={nothing} />,
    seen: /action="\/search".*name="q".*value="iphone 13"/,
  },
  SearchResults: {
    part: (
      <ui.SearchResults filters={{}} onChange={nothing} total={{ count: 24, more: false }}>
        Products
      </ui.SearchResults>
    ),
    seen: '24 results',
  },
  Section: { part: <ui.Section title="Advertised">Cards</ui.Section>, seen: 'Advertised</h2>' },
  Select: { part: <ui.Select name="location" options={['Dhaka']} />, seen: '<option' },
  SellerProductCard: { part: <ui.SellerProductCard product={ownHeadphones} />, seen: 'This Product is Booked' },
  SellerProductCardSkeleton: { part: <ui.SellerProductCardSkeleton />, seen: 'aria-hidden="true"' },
  ShowMore: { part: <ui.ShowMore count={24} hasMore onMore={nothing} />, seen: 'Show more' },
  ShopProvider: {
    part: (
      <ui.ShopProvider brand={{ name: 'Second Bite' }} links={{ home: '/start' }}>
        <ui.Wordmark />
      </ui.ShopProvider>
    ),
    seen: /href="\/start".*Second .*Bite/,
  },
  SignInPage: {
    part: (
      <ui.SignInPage title="Login" text="Text" picture="">
        Form
      </ui.SignInPage>
    ),
    seen: 'Login</h1>',
  },
  SimilarProducts: {
    part: <ui.SimilarProducts products={[iPhone]} hrefOf={() => '/product/1'} />,
    seen: 'href="/product/1"',
  },
  SkipLink: { part: <ui.SkipLink />, seen: 'href="#main"' },
  SortSelect: { part: <ui.SortSelect onChange={nothing} />, seen: 'Newest</option>' },
  Statistics: { part: <ui.Statistics />, seen: '>1865</dd>' },
  Textarea: { part: <ui.Textarea name="message" />, seen: '<textarea' },
  ThemeSwitch: { part: <ui.ThemeSwitch theme="system" onChange={nothing} />, seen: 'Switch to dark' },
  Toaster: { part: <ui.Toaster />, seen: 'aria-live="polite"' },
  VerifiedBadge: { part: <ui.VerifiedBadge verified={false} />, seen: 'Not Verified' },
  Wordmark: { part: <ui.Wordmark />, seen: 'href="/"' },
});

/** The components without a root. Any other is a type error, because its props extend `RootProps`. */
export const rootless: Record<Rootless, string> = {
  LabelsProvider: 'Renders the app.',
  LinkProvider: 'Renders the shop.',
  ShopProvider: 'Renders the shop.',
};
