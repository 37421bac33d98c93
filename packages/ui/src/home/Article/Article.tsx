'use client';

import type { ReactNode } from 'react';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { ShopDate } from '../../parts/ShopProvider/ShopDate.tsx';
import { pageHeading } from '../../parts/Root/page-heading.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type ArticleLabels, articleLabels } from './labels.ts';
import * as styles from './Article.css.ts';

export interface ArticleProps extends RootProps<HTMLElement> {
  /** The article's title: the page's heading. */
  title: string;
  /** A summary, in a sentence or two. */
  lead?: string | undefined;
  /** The date of publication, in ISO 8601; its first 10 characters are shown. */
  published?: string | undefined;
  /** Notes at its side, such as the author or the reading time. */
  aside?: ReactNode;
  /** Address of a picture above the text. Decorative: a picture with meaning belongs in the text. */
  picture?: string | undefined;
  /**
   * The text, as plain HTML elements: `<h2>` and `<h3>`, `<p>`, `<ul>` and `<ol>`, `<blockquote>`, `<figure>`, `<table>`, `<hr>`.
   * Other components between them keep their own look.
   */
  children: ReactNode;
  /** Replaces words, for another language. */
  labels?: SomeLabels<ArticleLabels> | undefined;
}

/**
 * A text to be read: an article of the blog, or a page such as About. Renders an `<article>` with the page's `<h1>`.
 *
 * Lines have a readable length, and the notes about the text are beside it if there is room.
 *
 * Accessibility: the heading can take the focus after a navigation. Safari announces the lists because they keep their
 * markers.
 */
export function Article({ title, lead, published, aside, picture, children, labels, ...root }: ArticleProps) {
  const text = useLabels<ArticleLabels>('Article', articleLabels, labels);
  return (
    <article {...rootProps(root, styles.root)} aria-labelledby={pageHeading.id}>
      <header className={styles.head}>
        <h1 {...pageHeading} className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {picture && (
        <div className={styles.picture}>
          <Picture
            fit="fill"
            src={picture}
            alt=""
            priority
            sizes="100vw"
            missingLabel={text.missingPicture}
            failedLabel={text.failedPicture}
          />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.aside}>
          {published && (
            <p>
              {text.published} <ShopDate value={published} />
            </p>
          )}
          {aside}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </article>
  );
}
