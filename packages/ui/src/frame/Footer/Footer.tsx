'use client';

import { type ReactNode, useId } from 'react';
import { ShopText } from '../../parts/ShopProvider/ShopText.tsx';
import { Link } from '../../parts/Link/Link.tsx';
import { namedCategories } from '../../parts/ShopProvider/choices.ts';
import { useShop } from '../../parts/ShopProvider/ShopProvider.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type FooterLabels, footerLabels } from './labels.ts';
import * as styles from './Footer.css.ts';

interface LinkListProps {
  heading: ReactNode;
  links: readonly { href: string; name: string }[];
}

function LinkList({ heading, links }: LinkListProps) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul aria-labelledby={id}>
        {links.map(({ href, name }) => (
          <li key={`${href} ${name}`}>
            <Link className={styles.link} href={href}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface FooterProps extends RootProps<HTMLElement> {
  /** Whether the user is signed in: a link to the dashboard then replaces those to log in and register. @default false */
  signedIn?: boolean | undefined;
  /** Whether the key `/` leads to the search, as in `Header`. @default true */
  searchKey?: boolean | undefined;
  /** Called when the user changes that setting. Omit it to leave the setting out, as in a shop without search. */
  onSearchKeyChange?: ((searchKey: boolean) => void) | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<FooterLabels> | undefined;
}

/**
 * The foot of every page: a sentence about the shop, links to its pages, and a keyboard setting. Renders a `<footer>`.
 *
 * Accessibility: each list of links is named by its heading.
 */
export function Footer({ signedIn = false, searchKey = true, onSearchKeyChange, labels, ...root }: FooterProps) {
  const text = useLabels<FooterLabels>('Footer', footerLabels, labels);
  const shop = useShop();
  const { links } = shop;
  const account: LinkListProps['links'] = signedIn
    ? [{ href: links.dashboard, name: text.dashboard }]
    : [
        { href: links.login, name: text.login },
        { href: links.register, name: text.register },
      ];
  return (
    <footer {...rootProps(root, styles.root)}>
      <div className={styles.columns}>
        <div className={styles.shop}>
          <Wordmark />
          <p className={styles.text}>{text.about}</p>
          {onSearchKeyChange && (
            <label className={styles.setting}>
              <input
                type="checkbox"
                className={styles.checkbox}
                checked={searchKey}
                onChange={({ target }) => onSearchKeyChange(target.checked)}
              />
              {text.searchKey}
            </label>
          )}
        </div>
        <LinkList heading={text.devices} links={namedCategories(shop, text)} />
        <LinkList
          heading={<ShopText text={text.shop} />}
          links={[
            { href: links.home, name: text.home },
            { href: links.blog, name: text.blog },
            { href: links.about, name: text.aboutLink },
            { href: links.grading, name: text.grading },
          ]}
        />
        <LinkList heading={text.help} links={[{ href: links.contact, name: text.contact }, ...account]} />
      </div>
    </footer>
  );
}
