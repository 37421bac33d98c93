'use client';

import { useId, useState } from 'react';
import { toggle } from '../ProductTile/ProductName.css.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { beginningOf } from './beginning.ts';
import { type DescriptionLabels, descriptionLabels } from './description-labels.ts';
import * as styles from './Description.css.ts';

export interface DescriptionProps {
  /** The seller's text. */
  text: string;
  /** Replaces its own words. */
  labels: SomeLabels<DescriptionLabels>;
}

/** A seller's text: its beginning, and the rest on demand. */
export function Description({ text, labels }: DescriptionProps) {
  const words = useLabels<DescriptionLabels>('Description', descriptionLabels, labels);
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
          {open ? words.less : words.more}
        </button>
      )}
    </div>
  );
}
