import type { ReactNode } from 'react';
import { Picture } from '../Picture/Picture.tsx';
import * as styles from './Article.css.ts';

export const articleLabels = {
  published: 'Published',
  missingPicture: 'No photograph supplied',
  failedPicture: 'The photograph could not be loaded',
};
export type ArticleLabels = typeof articleLabels;

export interface ArticleProps {
  /** What it is called: the page's heading. */
  title: string;
  /** What it is about, in a sentence or two. */
  lead?: string | undefined;
  /** When it was published, in ISO 8601; its first 10 characters are shown. */
  published?: string | undefined;
  /** What can be said of it at its side, such as who wrote it or how long it takes to read. */
  aside?: ReactNode;
  /** Address of a picture over the text. Decorative: what must be seen belongs into the text. */
  picture?: string | undefined;
  /**
   * The text, as plain HTML elements: `<h2>` and `<h3>`, `<p>`, `<ul>` and `<ol>`, `<blockquote>`, `<figure>`, `<table>`, `<hr>`.
   * Other components between them keep their own look.
   */
  children: ReactNode;
  /** Replaces words, for another language. */
  labels?: Partial<ArticleLabels> | undefined;
}

/**
 * A text to be read: an article of the blog, or a page such as About. Renders an `<article>` with the page's `<h1>`.
 *
 * Lines are as long as they read well, and what is printed about the text stands beside it where there is room.
 *
 * Accessibility: the heading can take the focus after a navigation. Lists stay lists to Safari, since they keep their
 * marks.
 */
export function Article({ title, lead, published, aside, picture, children, labels }: ArticleProps) {
  const text = { ...articleLabels, ...labels };
  return (
    <article className={styles.root} aria-labelledby="page-heading">
      <header className={styles.head}>
        <h1 id="page-heading" tabIndex={-1} className={styles.title}>
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
              {text.published} <time dateTime={published}>{published.slice(0, 10)}</time>
            </p>
          )}
          {aside}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </article>
  );
}
