import preview from '#storybook/preview';
import { booking, buyer, macBook } from '@apple-only/contract/fixtures';
import { expect, fn, within } from 'storybook/test';
import { AdvertisedCard } from '../AdvertisedCard/AdvertisedCard.tsx';
import { BookingCard } from '../BookingCard/BookingCard.tsx';
import { PageHeading } from '../../frame/PageHeading/PageHeading.tsx';
import { SellerProductCard } from '../SellerProductCard/SellerProductCard.tsx';
import { ProductCard } from './ProductCard.tsx';
import * as styles from './StateMatrix.stories.css.ts';

const both = [false, true];
const states = both.flatMap((booked) =>
  both.flatMap((advertised) =>
    both.map((verified) => ({
      name: [
        booked ? 'booked' : 'on market',
        advertised ? 'advertised' : 'not advertised',
        verified ? 'verified' : 'not verified',
      ].join(', '),
      booked,
      advertised,
      verified,
      product: {
        ...macBook,
        booking: booked,
        advertised,
        verify: verified,
        ...(booked && { buyer: { name: buyer.name, email: buyer.email, phone: '01670 118 902', location: 'Khulna' } }),
      },
    })),
  ),
);

/** All marks of states on the cards. */
const allMarks = [
  'Advertised',
  'Booked',
  'Verified',
  'Not Verified',
  'Booking Now',
  'This Product is not Available',
  'This Product is on Market',
  'This Product is Booked',
  'Booked by',
  'Run Advertise',
  'Off Advertising',
  'Delete order',
];

/** The marks on a card. */
const marksOf = (card: HTMLElement) => allMarks.filter((mark) => within(card).queryAllByText(mark).length > 0);

/** The expected marks. */
const marks = (all: Record<string, boolean>) => allMarks.filter((mark) => all[mark] === true);

const meta = preview.meta({
  title: 'Products/State matrix',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { layout: 'padded' },
});

const nothing = fn();

/** The whole card, the seller's own card, the advertised card, and the buyer's booking. */
export const AllCards = meta.story({
  render: () => (
    <div className={styles.root}>
      <PageHeading
        title="State matrix"
        text="Booked, advertised and verified are three facts; each has its own mark and its own place, on every card that tells it."
      />
      {states.map(({ name, booked, product }) => (
        <section key={name} className={styles.state} aria-label={name}>
          <h2 className={styles.name}>{name}</h2>
          <ProductCard product={product} onBook={nothing} headingLevel={3} />
          <SellerProductCard product={product} onAdvertise={nothing} onDelete={nothing} headingLevel={3} />
          <AdvertisedCard product={product} />
          {booked ? (
            <BookingCard
              booking={{ ...booking, product: product.name, img: product.img, selling_price: product.selling_price }}
              onDelete={nothing}
              headingLevel={3}
            />
          ) : (
            <p className={styles.nothing}>No booking</p>
          )}
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const { name, booked, advertised, verified } of states) {
      const section = within(canvas.getByRole('region', { name }));
      const [card, own, tile, bookingCard] = section.getAllByRole('article').map(marksOf);
      const tabs = { Advertised: advertised, Booked: booked };
      await expect(card).toEqual(
        marks({
          ...tabs,
          Verified: verified,
          'Not Verified': !verified,
          'Booking Now': !booked,
          'This Product is not Available': booked,
        }),
      );
      await expect(own).toEqual(
        marks({
          ...tabs,
          'This Product is on Market': !booked,
          'This Product is Booked': booked,
          'Booked by': booked,
          'Run Advertise': !advertised && !booked,
          'Off Advertising': advertised,
        }),
      );
      await expect(tile).toEqual(marks(tabs));
      // A buyer's own booking needs no mark to say that it is booked; the other states concern only the seller.
      await expect(bookingCard).toEqual(booked ? marks({ 'Delete order': true }) : undefined);
    }
  },
});
