import { useId } from 'react';
import { Link } from '../Link/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import * as styles from './ArticleCard.css.ts';

/** A part of a picture, to be looked at closely. */
export interface PictureDetail {
  /** The spot that stays in place, on a field of 800 by 600, as the pictures are. */
  at: readonly [x: number, y: number];
  /** How many times larger it is drawn. */
  zoom: number;
}

export const articleCardLabels = {
  published: 'Published',
  missingPicture: 'No photograph supplied',
  failedPicture: 'The photograph could not be loaded',
};
export type ArticleCardLabels = typeof articleCardLabels;

export interface ArticleCardProps {
  /** What the article is called. */
  title: string;
  /** What it is about, in a sentence or two. */
  text: string;
  /** Where it is read; the whole card leads there. */
  href: string;
  /** Address of its picture. Empty where there is none. */
  picture: string;
  /** The part of the picture that the article is about. The whole picture where omitted. */
  detail?: PictureDetail | undefined;
  /** When it was published, in ISO 8601; its first 10 characters are shown. */
  published?: string | undefined;
  /** The rank of the title among the page's headings. @default 3 */
  headingLevel?: 2 | 3 | undefined;
  /** Replaces words, for another language. */
  labels?: Partial<ArticleCardLabels> | undefined;
}

/**
 * An article, to be opened. Renders an `<article>` named by its title.
 *
 * Picture and words stand side by side where the card is wide, as in the blog's list; in a row of three the picture is
 * on top.
 *
 * Accessibility: one link, named by the title; the rest of the card leads there for a finger or a mouse. The picture is
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
}: ArticleCardProps) {
  const text = { ...articleCardLabels, ...labels };
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      <div className={styles.layout}>
        <div className={styles.picture}>
          <div className={styles.detail} style={picture && detail ? closeUp(detail) : undefined}>
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
              {text.published} <time dateTime={published}>{published.slice(0, 10)}</time>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

const closeUp = ({ at: [x, y], zoom }: PictureDetail) => ({
  scale: zoom,
  transformOrigin: `${x / 8}% ${y / 6}%`,
});
