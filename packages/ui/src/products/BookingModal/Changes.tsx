'use client';

import {
  type Category,
  type Condition,
  type FactName,
  fixedWhileBooked,
  type FixedWhileBooked,
  isSameValue,
  type ListedProduct,
  productFacts,
} from '@apple-only/contract';
import { useId, useState } from 'react';
import { Facts } from '../../parts/Facts/Facts.tsx';
import { type FactWords, factText } from '../FactsTable/fact-text.ts';
import { PriceText } from '../Price/PriceText.tsx';
import { CategoryName } from '../../parts/ShopProvider/CategoryName.tsx';
import type { OfAnyShop } from '../../parts/ShopProvider/choices.ts';
import { useNumbers } from '../../parts/ShopProvider/ShopProvider.tsx';
import * as styles from './BookingModal.css.ts';

export interface ChangesLabels {
  /** The heading above the seller's changes while the dialog is open. */
  changed: string;
  /** The names of the facts. */
  facts: Readonly<Record<FixedWhileBooked, string>>;
  /** The names of the categories. */
  categories: Readonly<Record<Category, string>>;
  conditions: Readonly<Record<Condition, string>>;
  /** The values of facts. */
  factWords: FactWords;
  /** Precedes the former value of a fact. */
  before: string;
  newPicture: string;
}

/** The fields of a product that the modal shows. */
export type BookableProduct = Pick<ListedProduct, 'name' | 'selling_price' | 'img'> &
  OfAnyShop<Partial<Pick<ListedProduct, '_id' | FixedWhileBooked>>>;

/** The product as it was when the modal opened for it. */
export function useProductAtOpening(product: BookableProduct | null) {
  const [opened, setOpened] = useState(product);
  if (opened?._id === product?._id && (opened === null) === (product === null)) return opened;
  setOpened(product);
  return product;
}

const isFact = (name: FixedWhileBooked): name is FactName => name in productFacts;

/** A fact in words; undefined for a picture, whose address would tell the reader nothing. */
function textOf(product: BookableProduct, fact: FixedWhileBooked, text: ChangesLabels, locale: string) {
  if (fact === 'img' || fact === 'photos') return undefined;
  if (isFact(fact)) return factText(fact, product[fact], text.factWords, locale);
  if (fact === 'category') return product.category && <CategoryName value={product.category} words={text.categories} />;
  if (fact === 'condition') return product.condition && text.conditions[product.condition];
  const value = product[fact];
  return value !== undefined && fact.endsWith('_price') ? <PriceText value={value} /> : value;
}

interface ChangesProps {
  before: BookableProduct | null;
  now: BookableProduct | null;
  text: ChangesLabels;
}

/** The seller's changes while the modal is open. Renders a live `<div>`, empty or with a named `<section>`. */
export function Changes(changes: ChangesProps) {
  return (
    // Rendered from the start: a region added together with its text is not announced.
    <div className={styles.changes} aria-live="polite">
      <ChangeList {...changes} />
    </div>
  );
}

function ChangeList({ before, now, text }: ChangesProps) {
  const titleId = useId();
  const { locale } = useNumbers();
  if (!before || !now) return null;
  const changed = fixedWhileBooked.filter((fact) => !isSameValue(before[fact], now[fact]));
  if (changed.length === 0) return null;
  const rows = changed.map((fact) => ({
    term: text.facts[fact],
    value: (
      <>
        <bdi>{textOf(now, fact, text, locale) ?? text.newPicture}</bdi>
        {textOf(before, fact, text, locale) !== undefined && (
          <span className={styles.before}>
            {text.before} <bdi>{textOf(before, fact, text, locale)}</bdi>
          </span>
        )}
      </>
    ),
  }));
  return (
    <section aria-labelledby={titleId}>
      <p id={titleId} className={styles.changed}>
        {text.changed}
      </p>
      <Facts rows={rows} />
    </section>
  );
}
