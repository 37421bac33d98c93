import type { ReactNode } from 'react';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { pageHeading } from '../../parts/Root/page-heading.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './SignInPage.css.ts';

export interface SignInPageProps extends RootProps<HTMLDivElement> {
  /** The page's name. */
  title: string;
  /** Shown above the form if another page has redirected the visitor: why to sign in, and the benefit. */
  reason?: string | undefined;
  /** The benefit of signing in, or registering. */
  text: string;
  /** Address of the picture beside the form. @default none */
  picture?: string | undefined;
  /** The form. */
  children: ReactNode;
}

/**
 * A form, and beside it a text about its benefit. Renders a `<div>` with the page's `<h1>`.
 *
 * Accessibility: the heading can take the focus after a navigation. The picture is decorative, and the content beside the
 * form is read after it.
 */
export function SignInPage({ title, reason, text, picture, children, ...root }: SignInPageProps) {
  return (
    <div {...rootProps(root, styles.root)}>
      <div className={styles.form}>
        <h1 {...pageHeading} className={styles.title}>
          {title}
        </h1>
        {reason && <p className={styles.reason}>{reason}</p>}
        {children}
      </div>
      <div className={styles.side}>
        {picture && <Picture src={picture} alt="" priority />}
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
}
