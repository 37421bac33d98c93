// Browsers drop the roles of a table's parts if CSS changes their `display`: here the roles are set explicitly.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
'use client';

import { type Condition, conditions, criteriaOf, gradeLimits, limitText } from '@apple-only/contract';
import { categoryName, gradedAs } from '../../parts/ShopProvider/choices.ts';
import { useShop } from '../../parts/ShopProvider/ShopProvider.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type GradeGuideLabels, gradeGuideLabels } from './labels.ts';
import * as styles from './GradeGuide.css.ts';

export interface GradeGuideProps extends RootProps<HTMLDivElement> {
  /** The value of the category whose grades it explains. */
  category: string;
  /** The grade of the product next to it: its column is marked. */
  condition?: Condition | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<GradeGuideLabels> | undefined;
}

/** The grades, the best first. */
const bestFirst = conditions.toReversed();

/**
 * The meaning of a category's grades, criterion by criterion. Renders a `<div>` with a `<table>`, captioned by the category.
 *
 * The words come from the limits by which the product form warns. Each criterion has a line of its own above its cells, so that three
 * columns also fit on a phone; with very large text, each cell has a line, with its grade.
 */
export function GradeGuide({ category, condition, labels, ...root }: GradeGuideProps) {
  const text = useLabels<GradeGuideLabels>('GradeGuide', gradeGuideLabels, labels);
  const shop = useShop();
  const graded = gradedAs(category, shop);
  return (
    <div {...rootProps(root, styles.root)}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{categoryName(category, shop, text.categories)}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={styles.group}>
            {bestFirst.map((grade) => (
              <th
                key={grade}
                role="columnheader"
                scope="col"
                className={styles.grade}
                data-current={grade === condition || undefined}
              >
                <span className={styles.scale} aria-hidden="true">
                  {conditions.map((step, index) => (
                    <span
                      key={step}
                      className={styles.step}
                      data-reached={index <= conditions.indexOf(grade) || undefined}
                    />
                  ))}
                </span>
                {text.conditions[grade]}
              </th>
            ))}
          </tr>
        </thead>
        {criteriaOf(graded).map((criterion) => (
          <tbody key={criterion} role="rowgroup" className={styles.group}>
            <tr role="row" className={styles.group}>
              <th role="rowheader" scope="rowgroup" colSpan={conditions.length} className={styles.criterion}>
                {text.criteria[criterion]}
              </th>
            </tr>
            <tr role="row" className={styles.group}>
              {bestFirst.map((grade) => (
                <td
                  key={grade}
                  role="cell"
                  className={styles.limit}
                  data-grade={text.conditions[grade]}
                  data-current={grade === condition || undefined}
                >
                  {limitText(criterion, gradeLimits[graded][grade], text)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
