'use client';

import { conditions, type Condition } from '@apple-only/contract';
import { visuallyHidden } from '../../theme/global.css.ts';
import { ShopLink } from '../../parts/ShopProvider/ShopLink.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type GradeLabels, gradeLabels } from './labels.ts';
import * as styles from './Grade.css.ts';

export interface GradeProps extends RootProps<HTMLDivElement> {
  /** The grade, as the API returns it. */
  condition: Condition;
  /** Address of the grades' explanation: the label links to it. Omit it for plain text, such as in a long list. */
  href?: string | undefined;
  /** Whether the label links to the shop's guide, the `grading` of `ShopProvider`. @default false */
  guide?: boolean | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<GradeLabels> | undefined;
}

/**
 * A product's condition on a scale of three. Renders a `<div>`.
 *
 * The scale is filled up to the grade, and the grade's word is bold; a screen reader reads grade and scale in a sentence.
 */
export function Grade({ condition, href, guide = false, labels, ...root }: GradeProps) {
  const text = useLabels<GradeLabels>('Grade', gradeLabels, labels);
  const place = conditions.indexOf(condition);
  return (
    <div {...rootProps(root, styles.root)} data-condition={condition}>
      <p className={styles.label}>
        {href === undefined && !guide ? (
          text.condition
        ) : (
          <ShopLink to="grading" href={href} className={styles.link} aria-label={text.guide}>
            {text.condition}
          </ShopLink>
        )}
        <span className={visuallyHidden}>: {text.sentences[condition]}</span>
      </p>
      <div className={styles.scale} aria-hidden="true">
        {conditions.map((step, index) => (
          <span
            key={step}
            className={styles.step}
            data-reached={index <= place || undefined}
            data-grade={step === condition || undefined}
          >
            {text.steps[step]}
          </span>
        ))}
      </div>
    </div>
  );
}
