'use client';

import type { AdminCounts } from '@apple-only/contract';
import type { ReactNode } from 'react';
import { ArrowIcon } from '../../parts/Icon/icons.tsx';
import { ShopButtonLink } from '../../parts/ShopProvider/ShopButtonLink.tsx';
import { ShopLink } from '../../parts/ShopProvider/ShopLink.tsx';
import { ShopNumber } from '../../parts/ShopProvider/ShopText.tsx';
import type { ShopPage } from '../../parts/ShopProvider/shop.ts';
import * as heading from '../PageHeading/PageHeading.css.ts';
import { word } from '../../states/Skeleton/Skeleton.css.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { pageHeading } from '../../parts/Root/page-heading.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import type { BuyerCounts, SellerCounts } from './counts.ts';
import { type OverviewLabels, overviewLabels } from './labels.ts';
import * as styles from './Overview.css.ts';

interface OverviewRest extends RootProps<HTMLDivElement> {
  /** Replaces the counts if they failed to load: a `QuietError`. */
  problem?: ReactNode;
  /** A further action beside the title. */
  action?: ReactNode;
  /** Replaces words, for another language. */
  labels?: SomeLabels<OverviewLabels> | undefined;
}

export type OverviewProps = OverviewRest &
  (
    | {
        /** The role that the dashboard is for. */
        kind: 'admin';
        /** The numbers; undefined while they load. */
        counts: AdminCounts | undefined;
      }
    | { kind: 'seller'; counts: SellerCounts | undefined }
    | { kind: 'buyer'; counts: BuyerCounts | undefined }
  );

/**
 * The first page of a dashboard: numbers, open tasks, and links. Renders a `<div>` with the page's `<h1>`, and a `<ul>`
 * of links. Each is named after what it counts, and leads to the list of exactly that (`pathOfPart`). A user without
 * products or bookings gets a link to start with.
 */
export function Overview({ problem, action, labels, ...props }: OverviewProps) {
  const text = useLabels<OverviewLabels>('Overview', overviewLabels, labels);
  const { label, title, sentence, first, facts } = contentOf(props, text);
  const { kind: _, counts, ...root } = props;
  return (
    <div {...rootProps(root, styles.root)}>
      <div className={heading.root} data-size="title">
        <div>
          {label && <p className={heading.label}>{label}</p>}
          <h1 {...pageHeading} className={heading.heading}>
            {title}
          </h1>
          {!problem && <p className={heading.text}>{counts ? sentence : <SentenceSkeleton usual={sentence} />}</p>}
        </div>
        {action && <div className={heading.actions}>{action}</div>}
      </div>
      {problem ?? (
        <>
          {!counts && <output className={visuallyHidden}>{text.loading}</output>}
          <ul className={styles.facts}>
            {facts.map(({ to, only, count, words }) => (
              <li key={words(0)} className={styles.fact}>
                <ShopLink to={to} only={only}>
                  <span className={styles.count}>
                    {count === undefined ? <span className={word} /> : <ShopNumber value={count} />}{' '}
                  </span>
                  <span className={styles.words}>
                    {words(count ?? 0)} <ArrowIcon />
                  </span>
                </ShopLink>
              </li>
            ))}
          </ul>
          {/* Below the numbers, because it loads with them and would shift them. */}
          {first && (
            <p className={styles.first}>
              <ShopButtonLink to={first.to}>
                {first.words} <ArrowIcon />
              </ShopButtonLink>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** The placeholder of a sentence about numbers that are still loading, with as many lines as the usual sentence. */
const SentenceSkeleton = ({ usual }: { usual: string }) => (
  <>
    <span className={`${word} ${styles.waiting}`} data-length="long" />
    <span className={styles.reservedSpace}>{usual}</span>
  </>
);

/** Typical numbers. */
const typicalCounts = {
  admin: { sellers: 2, notVerified: 1, buyers: 2, openMessages: 1 },
  seller: { products: 2, booked: 1, advertised: 1, bookedSince: 0 },
  buyer: { bookings: 1, withdrawn: 0 },
};

interface Content {
  /** Small, over the title. */
  label?: string;
  title: string;
  /** A sentence about the numbers; about the typical ones while they load. */
  sentence: string;
  /** The link for a user who has nothing yet. */
  first?: (ShopPage & { words: string }) | undefined;
  facts: (ShopPage & { count: number | undefined; words: (count: number) => string })[];
}

function contentOf({ kind, counts }: OverviewProps, labels: OverviewLabels): Content {
  if (kind === 'admin') {
    const { label, title, text, ...words } = labels.admin;
    return {
      label,
      title,
      sentence: text(counts ?? typicalCounts.admin),
      facts: [
        { to: 'allSellers', only: 'notVerified', count: counts?.notVerified, words: words.notVerified },
        { to: 'messages', only: 'open', count: counts?.openMessages, words: words.openMessages },
        { to: 'allSellers', count: counts?.sellers, words: words.sellers },
        { to: 'allBuyers', count: counts?.buyers, words: words.buyers },
      ],
    };
  }
  if (kind === 'seller') {
    const { title, text, first, ...words } = labels.seller;
    return {
      title,
      sentence: text(counts ?? typicalCounts.seller),
      first: counts?.products === 0 ? { to: 'addProduct', words: first } : undefined,
      facts: [
        { to: 'myProducts', count: counts?.products, words: words.products },
        { to: 'myProducts', only: 'booked', count: counts?.booked, words: words.booked },
        { to: 'myProducts', only: 'advertised', count: counts?.advertised, words: words.advertised },
      ],
    };
  }
  const { title, text, first, ...words } = labels.buyer;
  return {
    title,
    sentence: text(counts ?? typicalCounts.buyer),
    first: counts?.bookings === 0 ? { to: 'home', words: first } : undefined,
    facts: [
      { to: 'myBookings', count: counts?.bookings, words: words.bookings },
      { to: 'myBookings', only: 'withdrawn', count: counts?.withdrawn, words: words.withdrawn },
    ],
  };
}
