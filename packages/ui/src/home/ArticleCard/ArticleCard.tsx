'use client';

import { useId } from 'react';
import { Link } from '../../parts/Link/Link.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { ShopDate } from '../../parts/ShopProvider/ShopDate.tsx';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type ArticleCardLabels, articleCardLabels } from './labels.ts';
import * as styles from './ArticleCard.css.ts';

/** A part of a picture, half as wide and half as high. */
export type PictureDetail =
  | 'top left'
  | 'top'
  | 'top right'
  | 'left'
  | 'center'
  | 'right'
  | 'bottom left'
  | 'bottom'
  | 'bottom right';

export interface ArticleCardProps extends RootProps<HTMLElement> {
  /** The article's title. */
  title: string;
  /** A summary, in a sentence or two. */
  text: string;
  /** Address of the article; the whole card is the link. */
  href: string;
  /** Address of its picture. Empty if there is none. */
  picture: string;
  /** The part of the picture that the article is about, enlarged to fill the frame. Omit it to show the whole picture. */
  detail?: PictureDetail | undefined;
  /** The date of publication, in ISO 8601; its first 10 characters are shown. */
  published?: string | undefined;
  /** The heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<ArticleCardLabels> | undefined;
}

/**
 * A preview of an article, which links to it. Renders an `<article>` named by its title.
 *
 * Picture and words are side by side on a wide card, as in the blog's list; in a row of three the picture is
 * on top.
 *
 * Accessibility: one link, named by the title; for a pointer, the whole card is the link. The picture is
 * decorative.
 */
export function ArticleCard({
  title,
  text: summary,
  href,
  picture,
  detail,
  published,
  headingLevel = 3,
  labels,
  ...root
}: ArticleCardProps) {
  const text = useLabels<ArticleCardLabels>('ArticleCard', articleCardLabels, labels);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rootProps(root, styles.root)} aria-labelledby={titleId}>
      <div className={styles.layout}>
        <div className={styles.picture}>
          <div className={detail ? styles.details[detail] : styles.whole}>
            <Picture
              fit="fill"
              src={picture}
              alt=""
              missingLabel={text.missingPicture}
              failedLabel={text.failedPicture}
            />
          </div>
        </div>
        <div className={styles.words}>
          <Heading id={titleId} className={styles.title}>
            <Link href={href}>{title}</Link>
          </Heading>
          <p className={styles.text}>{summary}</p>
          {published && (
            <p className={styles.published}>
              {text.published} <ShopDate value={published} />
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
