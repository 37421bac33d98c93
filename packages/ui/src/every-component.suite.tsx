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
  html: string | RegExp;
}

const nothing = () => {};
/** For dialogs: they render at the end of the document, which a server does not have. */
const noHtml = /^$/;
const pictures = { macBook: '/pictures/a.webp', iphone: '/pictures/b.webp', accessories: '/pictures/c.webp' };

/** Every component of the kit, from source or built. A missing one is a type error. */
export const everyComponent = (ui: Kit): Record<ComponentName, Example> => ({
  ActiveFilters: {
    part: <ui.ActiveFilters filters={{ condition: ['Good'] }} onChange={nothing} />,
    html: 'aria-label="Remove Good"',
  },
  AdBanner: { part: <ui.AdBanner title="Possibly yours." />, html: 'Possibly yours.</h2>' },
  AdvertisedCard: { part: <ui.AdvertisedCard product={iPhone} />, html: iPhone.name },
  AdvertisedCardSkeleton: { part: <ui.AdvertisedCardSkeleton />, html: 'aria-hidden="true"' },
  AllowReturnForm: { part: <ui.AllowReturnForm onSubmit={nothing} />, html: 'Let a deleted user register again</h2>' },
  Article: { part: <ui.Article title="About">Text</ui.Article>, html: 'About</h1>' },
  ArticleCard: {
    part: <ui.ArticleCard title="Keys" text="Shine" href="/blog/keys" picture="/photos/keys.webp" detail="center" />,
    html: '<a href="/blog/keys">Keys</a>',
  },
  Badge: { part: <ui.Badge kind="booked" />, html: 'Booked' },
  Badges: { part: <ui.Badges product={{ advertised: true, booking: true }} />, html: 'Advertised' },
  BecomeSellerDialog: {
    part: <ui.BecomeSellerDialog open email={buyer.email} onConfirm={nothing} />,
    html: noHtml,
  },
  BookingCard: {
    part: <ui.BookingCard booking={booking} onDelete={nothing} />,
    html: 'mailto:nadia@appleonly.example',
  },
  BookingCardSkeleton: { part: <ui.BookingCardSkeleton />, html: 'aria-hidden="true"' },
  BookingModal: {
    part: <ui.BookingModal open product={iPhone} user={buyer} onSubmit={nothing} />,
    html: noHtml,
  },
  Button: { part: <ui.Button pending>Login</ui.Button>, html: 'aria-disabled="true"' },
  ButtonLink: { part: <ui.ButtonLink href="/blog">Blog</ui.ButtonLink>, html: 'href="/blog"' },
  CategoryLinks: { part: <ui.CategoryLinks pictures={pictures} />, html: 'href="/category/iphone"' },
  Choice: {
    part: <ui.Choice name="role" options={['buyer', 'seller']} defaultValue="seller" />,
    html: /checked=""[^>]* value="seller"|value="seller"[^>]* checked=""/,
  },
  ContactForm: { part: <ui.ContactForm onSubmit={nothing} />, html: 'name="message"' },
  DeleteConfirmation: {
    part: <ui.DeleteConfirmation open onConfirm={nothing} name="iPhone" />,
    html: noHtml,
  },
  Dialog: { part: <ui.Dialog open title="Title" />, html: noHtml },
  EmailProofNotice: {
    part: <ui.EmailProofNotice email="imran@appleonly.example" onConfirm={nothing} onSend={nothing} />,
    html: 'Your listings are not public yet</h2>',
  },
  EmptyState: { part: <ui.EmptyState title="No bookings yet" />, html: 'No bookings yet' },
  EmailAddress: { part: <ui.EmailAddress value="a@b.c" />, html: 'a@<wbr/>b.<wbr/>c' },
  ErrorScreen: {
    part: <ui.ErrorScreen message="No." picture="" onSignOut={nothing} />,
    html: 'Something went wrong!!!',
  },
  Facts: { part: <ui.Facts rows={[{ term: 'Use year', value: '3 years' }]} />, html: '<dt' },
  Field: {
    part: (
      <ui.Field label="E-mail" error="Email Address is required">
        <ui.Input name="email" type="email" />
      </ui.Field>
    ),
    html: /aria-describedby="([^"]+)".*<p id="\1"/,
  },
  Filters: { part: <ui.Filters filters={{ category: ['iphone'] }} onChange={nothing} />, html: 'checked=""' },
  Footer: { part: <ui.Footer />, html: 'href="/about"' },
  FormDone: {
    part: (
      <ui.FormDone done="We write back." title="Thank you" again="Write another message">
        Form
      </ui.FormDone>
    ),
    html: 'We write back.',
  },
  FormError: { part: <ui.FormError error="Wrong." />, html: 'role="alert"' },
  GoogleButton: { part: <ui.GoogleButton onContinue={nothing} />, html: 'continue with Google' },
  FactsTable: { part: <ui.FactsTable product={{ battery_health: 91 }} />, html: '91 %' },
  Gallery: {
    part: <ui.Gallery photos={['/photos/a.webp', '/photos/b.webp']} name="iPhone" />,
    html: /loading="eager"[^>]*src="\/photos\/a\.webp".*loading="lazy"[^>]*src="\/photos\/b\.webp"/s,
  },
  Grade: { part: <ui.Grade condition="Good" />, html: 'Good, the middle of three conditions' },
  GradeGuide: { part: <ui.GradeGuide category="iphone" />, html: 'iPhone</caption>' },
  Grid: {
    part: (
      <ui.Grid columns={2}>
        {['One', 'Two', 'Three', 'Four', 'Five'].map((number) => (
          <p key={number}>{number}</p>
        ))}
      </ui.Grid>
    ),
    html: '<p>Five</p></li></ul>',
  },
  Header: {
    part: <ui.Header currentPath="/" signedIn={false} theme="system" onSignOut={nothing} onThemeChange={nothing} />,
    html: 'aria-current="page">HOME',
  },
  Hero: { part: <ui.Hero>Categories</ui.Hero>, html: 'Used Apple devices, honestly described.' },
  Icon: { part: <ui.Icon name="tick" />, html: 'aria-hidden="true"' },
  Input: { part: <ui.Input name="phone" />, html: 'name="phone"' },
  LabelsProvider: {
    part: (
      <ui.LabelsProvider labels={{ ThemeSwitch: { toDark: 'Lights off' } }}>
        <ui.ThemeSwitch theme="light" onChange={nothing} />
      </ui.LabelsProvider>
    ),
    html: 'aria-label="Lights off"',
  },
  LineSkeleton: { part: <ui.LineSkeleton />, html: 'Loading' },
  Link: { part: <ui.Link href="/blog">Blog</ui.Link>, html: '<a href="/blog">Blog</a>' },
  LinkProvider: {
    part: (
      <ui.LinkProvider component={({ href }) => <i>{href}</i>}>
        <ui.Link href="/blog">Blog</ui.Link>
      </ui.LinkProvider>
    ),
    html: '<i>/blog</i>',
  },
  LoginForm: { part: <ui.LoginForm onSubmit={nothing} registerHref="/register" />, html: 'name="password"' },
  MessageList: {
    part: <ui.MessageList messages={[message]} onMark={nothing} onDelete={nothing} />,
    html: message.message,
  },
  ModelField: {
    part: <ui.ModelField name="model" value="iPhone 13 Pro" onChange={nothing} />,
    html: /role="combobox".*name="model".*value="iPhone 13 Pro"|name="model".*role="combobox".*value="iPhone 13 Pro"/,
  },
  NoAccess: { part: <ui.NoAccess needed={['seller']} signedInAs="buyer" />, html: 'This page is for sellers.' },
  NoResults: {
    part: <ui.NoResults filters={{ q: 'macboook' }} onChange={nothing} />,
    html: 'Check the spelling, or use fewer words.',
  },
  NotFound: { part: <ui.NotFound picture="/pictures/a.webp" />, html: 'Go back Our Site' },
  OfflineNotice: { part: <ui.OfflineNotice offline />, html: 'You are offline.' },
  Overview: { part: <ui.Overview kind="admin" counts={undefined} />, html: 'this is admin section' },
  Page: {
    part: (
      <ui.Page header="Header" footer="Footer">
        Content
      </ui.Page>
    ),
    html: '<main id="main"',
  },
  PageHeading: { part: <ui.PageHeading title="MacBook" />, html: 'id="page-heading"' },
  PasswordInput: {
    part: <ui.PasswordInput name="password" autoComplete="current-password" />,
    html: 'type="password"',
  },
  PeopleTable: { part: <ui.PeopleTable kind="sellers" people={[seller]} onDelete={nothing} />, html: seller.name },
  PhoneNumber: { part: <ui.PhoneNumber value="01711 204 118" />, html: 'href="tel:01711204118"' },
  PhotoInput: {
    part: <ui.PhotoInput name="image" aria-describedby="note" />,
    html: /aria-describedby="note [^"]+" accept="image\/jpeg/,
  },
  PhotosInput: {
    part: <ui.PhotosInput name="image" aria-describedby="note" value={['/photos/d.webp']} onChange={nothing} />,
    html: /alt="The current photo".*aria-describedby="note /s,
  },
  Picture: { part: <ui.Picture src="/photos/c.webp" alt="C" />, html: '/photos/c.webp?w=480 480w' },
  Price: { part: <ui.Price value="620" />, html: '$620' },
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
    html: 'Half of them ask $420 to $510',
  },
  ProductCard: { part: <ui.ProductCard product={macBook} onBook={nothing} />, html: 'Booking Now' },
  ProductCardSkeleton: { part: <ui.ProductCardSkeleton />, html: 'aria-hidden="true"' },
  ProductDetail: { part: <ui.ProductDetail product={macBook} contact={null} />, html: 'You save $379' },
  ProductDetailSkeleton: { part: <ui.ProductDetailSkeleton />, html: 'aria-hidden="true"' },
  ProductForm: { part: <ui.ProductForm onSubmit={nothing} />, html: 'name="selling_price"' },
  ProductTile: { part: <ui.ProductTile product={iPhone} href="/category/iphone" />, html: 'href="/category/iphone"' },
  ProductTileSkeleton: { part: <ui.ProductTileSkeleton />, html: 'aria-hidden="true"' },
  QuietError: { part: <ui.QuietError onRetry={nothing} />, html: 'Try again' },
  RegisterForm: { part: <ui.RegisterForm onSubmit={nothing} />, html: 'name="image"' },
  ReleaseDialog: {
    part: <ui.ReleaseDialog open product={ownHeadphones} onSubmit={nothing} />,
    html: noHtml,
  },
  RolePanel: { part: <ui.RolePanel user={seller} currentPath="/dashboard" />, html: seller.name },
  SearchField: {
    part: <ui.SearchField value="iphone 13" onSearch={nothing} />,
    html: /action="\/search".*name="q".*value="iphone 13"/,
  },
  SearchResults: {
    part: (
      <ui.SearchResults filters={{}} onChange={nothing} total={{ count: 24, more: false }}>
        Products
      </ui.SearchResults>
    ),
    html: '24 results',
  },
  Section: { part: <ui.Section title="Advertised">Cards</ui.Section>, html: 'Advertised</h2>' },
  Select: { part: <ui.Select name="location" options={['Dhaka']} />, html: '<option' },
  SellerProductCard: { part: <ui.SellerProductCard product={ownHeadphones} />, html: 'This Product is Booked' },
  SellerProductCardSkeleton: { part: <ui.SellerProductCardSkeleton />, html: 'aria-hidden="true"' },
  ShowMore: { part: <ui.ShowMore count={24} hasMore onMore={nothing} />, html: 'Show more' },
  ShopProvider: {
    part: (
      <ui.ShopProvider brand={{ name: 'Second Bite' }} links={{ home: '/start' }}>
        <ui.Wordmark />
      </ui.ShopProvider>
    ),
    html: /href="\/start".*Second .*Bite/,
  },
  SignInPage: {
    part: (
      <ui.SignInPage title="Login" text="Text" picture="">
        Form
      </ui.SignInPage>
    ),
    html: 'Login</h1>',
  },
  SimilarProducts: {
    part: <ui.SimilarProducts products={[iPhone]} hrefOf={() => '/product/1'} />,
    html: 'href="/product/1"',
  },
  SkipLink: { part: <ui.SkipLink />, html: 'href="#main"' },
  SortSelect: { part: <ui.SortSelect onChange={nothing} />, html: 'Newest</option>' },
  Statistics: { part: <ui.Statistics />, html: '>1865</dd>' },
  Textarea: { part: <ui.Textarea name="message" />, html: '<textarea' },
  ThemeSwitch: { part: <ui.ThemeSwitch theme="system" onChange={nothing} />, html: 'Switch to dark' },
  Toaster: { part: <ui.Toaster />, html: 'aria-live="polite"' },
  VerifiedBadge: { part: <ui.VerifiedBadge verified={false} />, html: 'Not Verified' },
  Wordmark: { part: <ui.Wordmark />, html: 'href="/"' },
});

/** The components without a root. Any other is a type error, because its props extend `RootProps`. */
export const rootless: Record<Rootless, string> = {
  LabelsProvider: 'Renders the app.',
  LinkProvider: 'Renders the shop.',
  ShopProvider: 'Renders the shop.',
};
