'use client';

import { descriptionShown } from '@apple-only/contract';
import { useId, useState } from 'react';
import { toggle } from '../ProductTile/ProductName.css.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import * as styles from './Description.css.ts';

/**
 * The beginning of a text, and whether there is more of it. Counted in characters as users see them,
 * not in JavaScript's code units.
 */
export function beginningOf(text: string, limit: number = descriptionShown): { beginning: string; more: boolean } {
  if (text.length <= limit) return { beginning: text, more: false };
  const characters = Array.from(text);
  return { beginning: characters.slice(0, limit).join(''), more: characters.length > limit };
}

export const descriptionLabels = { more: 'Show more', less: 'Show less' };
export type DescriptionLabels = typeof descriptionLabels;

export interface DescriptionProps {
  /** The seller's text. */
  text: string;
  /** Words in place of its own. */
  labels: SomeLabels<DescriptionLabels>;
}

/** A seller's text: the beginning of it, and the rest on demand. */
export function Description({ text, labels }: DescriptionProps) {
  const own = useLabels('Description', descriptionLabels);
  const id = useId();
  const [open, setOpen] = useState(false);
  const { beginning, more } = beginningOf(text);
  return (
    <div className={styles.root}>
      <p id={id} className={styles.text} dir="auto">
        {open || !more ? text : `${beginning}…`}
      </p>
      {more && (
        <button type="button" className={toggle} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? (labels.less ?? own.less) : (labels.more ?? own.more)}
        </button>
      )}
    </div>
  );
}
