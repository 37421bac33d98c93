import preview from '#storybook/preview';
import { macBook, ownHeadphones } from '@apple-only/contract/fixtures';
import { type ComponentProps, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Grid } from '../../frame/Grid/Grid.tsx';
import { expectNoOverflow } from '../../overflow.suite.ts';
import { SellerProductCard } from './SellerProductCard.tsx';
import { Button } from '../../parts/Button/Button.tsx';

const meta = preview.meta({
  title: 'Products/SellerProductCard',
  component: SellerProductCard,
  args: { product: macBook, editHref: '?edit=1', onAdvertise: fn(), onRelease: fn(), onDelete: fn() },
  decorators: [(Story, { parameters }) => (parameters['list'] ? Story() : <Grid columns={3}>{Story()}</Grid>)],
});

export const OnMarket = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: 'MacBook Air 13 M1' }));
    await expect(card.getByRole('heading', { level: 2 })).toHaveTextContent('MacBook Air 13 M1');
    await expect(card.getByRole('img', { name: 'MacBook Air 13 M1' })).toBeVisible();
    await expect(card.getByText('$620')).toBeVisible();
    await expect(card.getByText('This Product is on Market')).toBeVisible();
    await expect(card.queryByText('This Product is Booked')).not.toBeInTheDocument();
    await expect(card.queryByText('Booked by')).not.toBeInTheDocument();
    await expect(card.queryByRole('button', { name: 'Release booking' })).not.toBeInTheDocument();
    await expect(card.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      '$999',
      '3 years',
      'Dhaka',
      '2026-11-02',
    ]);
    const advertise = card.getByRole('button', { name: 'Run Advertise' });
    await expect(advertise).toHaveAccessibleDescription('MacBook Air 13 M1');
    await userEvent.dblClick(advertise);
    await expect(args.onAdvertise).toHaveBeenCalledTimes(1);
    await expect(args.onAdvertise).toHaveBeenCalledWith(macBook, true);
    await userEvent.click(card.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(macBook);
    const edit = card.getByRole('link', { name: 'Edit' });
    await expect(edit).toHaveAttribute('href', '?edit=1');
    await expect(edit).toHaveAccessibleDescription('MacBook Air 13 M1');
  },
});

const advertised = { ...macBook, advertised: true };

export const Advertised = meta.story({
  args: { product: advertised },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Advertised')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Run Advertise' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Off Advertising' }));
    await expect(args.onAdvertise).toHaveBeenCalledWith(advertised, false);
  },
});

/** The buyer, and how to reach them: shown only to the seller. */
export const Booked = meta.story({
  args: { product: ownHeadphones },
  play: async ({ args, canvas, userEvent }) => {
    const release = canvas.getByRole('button', { name: 'Release booking' });
    await expect(release).toHaveAccessibleDescription('AirPods Max');
    await userEvent.click(release);
    await expect(args.onRelease).toHaveBeenCalledWith(ownHeadphones);
    await expect(canvas.queryByRole('button', { name: 'Run Advertise' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Booked')).toBeVisible();
    await expect(canvas.getByText('This Product is Booked')).toBeVisible();
    await expect(canvas.queryByText('This Product is on Market')).not.toBeInTheDocument();
    await expect(canvas.getByText('Sadia Karim')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'sadia@appleonly.example' })).toHaveAttribute(
      'href',
      'mailto:sadia@appleonly.example',
    );
    await expect(canvas.getByRole('link', { name: '01670 118 902' })).toHaveAttribute('href', 'tel:01670118902');
    await expect(canvas.getByText('Khulna')).toBeVisible();
  },
});

/** A client that follows only the specification sends neither phone nor location. */
export const BookedWithoutPhoneAndLocation = meta.story({
  args: { product: { ...ownHeadphones, buyer: { name: 'Sadia Karim', email: 'sadia@example.com' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sadia Karim')).toBeVisible();
    // Without a phone, the e-mail is how the seller reaches them.
    await expect(canvas.getByRole('link', { name: 'sadia@example.com' })).toHaveAttribute(
      'href',
      'mailto:sadia@example.com',
    );
    await expect(canvas.queryByText('Buyer’s phone')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Buyer’s location')).not.toBeInTheDocument();
  },
});

/** Hidden until its seller has proven their e-mail. */
export const NotPublicYet = meta.story({
  args: { product: { ...macBook, hidden: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not public yet')).toBeVisible();
    await expect(canvas.queryByText('This Product is on Market')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeEnabled();
  },
});

const unconfirmed = { ...macBook, hidden: true, unconfirmed: true };

function Unconfirmed({ product: first, onConfirm, ...rest }: ComponentProps<typeof SellerProductCard>) {
  const [product, setProduct] = useState(first);
  return (
    <SellerProductCard
      {...rest}
      product={product}
      onConfirm={(before) => {
        onConfirm?.(before);
        setProduct(macBook);
      }}
    />
  );
}

/** Listed before the e-mail was proven, perhaps by a stranger. */
export const NotConfirmed = meta.story({
  args: { product: unconfirmed, onConfirm: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Not public: listed before you confirmed your e-mail/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Run Advertise' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeEnabled();
    const confirm = canvas.getByRole('button', { name: 'Confirm listing' });
    await expect(confirm).toHaveAccessibleDescription('MacBook Air 13 M1');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledWith(unconfirmed);
  },
});

/** The button disappeared; the focus moved to the card. */
export const Confirmed = meta.story({
  args: { product: unconfirmed },
  render: (args) => <Unconfirmed {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm listing' }));
    await expect(canvas.queryByRole('button', { name: 'Confirm listing' })).not.toBeInTheDocument();
    await expect(canvas.getByText('This Product is on Market')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveFocus();
  },
});

export const ConfirmPending = meta.story({
  args: { product: unconfirmed, onConfirm: fn(), pending: 'confirm' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm listing' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** Booked before e-mails had to be proven. */
export const NotPublicAndBooked = meta.story({
  args: { product: { ...ownHeadphones, hidden: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not public yet')).toBeVisible();
    await expect(canvas.getByText('This Product is Booked')).toBeVisible();
  },
});

export const AdvertisedAndBooked = meta.story({
  args: { product: { ...ownHeadphones, advertised: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Advertised')).toBeVisible();
    await expect(canvas.getByText('Booked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Off Advertising' })).toBeEnabled();
  },
});

export const AdvertisingPending = meta.story({
  args: { pending: 'advertise' },
  play: async ({ args, canvas, userEvent }) => {
    const advertise = canvas.getByRole('button', { name: 'Run Advertise' });
    await expect(advertise).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(advertise);
    await expect(args.onAdvertise).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled');
  },
});

export const StopAdvertisingPending = meta.story({
  args: { product: advertised, pending: 'advertise' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Off Advertising' }));
    await expect(args.onAdvertise).not.toHaveBeenCalled();
  },
});

export const DeletePending = meta.story({
  args: { pending: 'delete' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

function Own({ product: first, onAdvertise, ...rest }: ComponentProps<typeof SellerProductCard>) {
  const [product, setProduct] = useState(first);
  return (
    <SellerProductCard
      {...rest}
      product={product}
      onAdvertise={(before, advertise) => {
        onAdvertise?.(before, advertise);
        setProduct({ ...before, advertised: advertise });
      }}
    />
  );
}

/** One button with the possible action as its label; it keeps the focus while the label changes. */
export const AdvertisedAndStopped = meta.story({
  render: (args) => <Own {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run Advertise' }));
    await expect(canvas.getByText('Advertised')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Off Advertising' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Advertised')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Run Advertise' })).toHaveFocus();
  },
});

/** For an admin, who views a seller's products. */
export const WithoutActions = meta.story({
  render: ({ product }) => <SellerProductCard product={product} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('This Product is on Market')).toBeVisible();
  },
});

export const MissingPicture = meta.story({
  args: { product: { ...macBook, img: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No photo')).toBeVisible();
  },
});

export const BrokenPicture = meta.story({
  args: { product: { ...macBook, img: 'data:image/webp;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the photo')).toBeVisible();
  },
});

const extreme = {
  ...ownHeadphones,
  name: `A name that goes on and on, ${'M'.repeat(60)}`,
  selling_price: '1,234,567,890,123,456',
  original_price: '$99,999,999,999,999,999,999',
  advertised: true,
  buyer: {
    name: 'Wolfeschlegelsteinhausenbergerdorff, the eldest of them all',
    email: `the.eldest.of.them.all.${'m'.repeat(60)}@a-house-with-a-long-name.example`,
    phone: '+880 1711 204 118 or +880 1711 204 119',
    location: 'Chittagong',
  },
};

export const LongWords = meta.story({
  args: { product: extreme },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
});

export const LongWordsAt320 = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { product: extreme },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  args: { product: { ...ownHeadphones, advertised: true } },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('link', { name: 'Edit' }).getBoundingClientRect();
    await expect(edit.left).toBeGreaterThan(
      canvas.getByRole('button', { name: 'Delete' }).getBoundingClientRect().left,
    );
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  args: { product: ownHeadphones },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/reserviert/i)).not.toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Löschen' })).toBeVisible();
    await expect(canvas.queryByText(/Buyer|Location/)).not.toBeInTheDocument();
  },
});

/** Three in a row if there is room. */
export const MyProducts = meta.story({
  parameters: { list: true },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => (
    <Grid columns={3}>
      <SellerProductCard {...args} />
      <SellerProductCard {...args} product={{ ...ownHeadphones, advertised: true }} />
      <SellerProductCard {...args} product={advertised} />
      <SellerProductCard {...args} product={{ ...macBook, name: 'MacBook Air 13 M1, the second', img: '' }} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top);
    await expect(new Set(tops.slice(0, 3)).size).toBe(1);
    await expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  },
});

/** Each slot accepts the app's own content. `actions` also replaces the button that releases a booking. */
export const OwnContent = meta.story({
  args: {
    product: ownHeadphones,
    facts: null,
    actions: <Button size="small">Duplicate AirPods Max</Button>,
    footer: <p>Seen 24 times</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Duplicate AirPods Max',
    ]);
    await expect(canvas.queryByText('Original price')).not.toBeInTheDocument();
    await expect(canvas.getByText('Seen 24 times')).toBeVisible();
  },
});
