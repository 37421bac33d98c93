'use client';

import type { Role, User } from '@apple-only/contract';
import { useCallback } from 'react';
import { EmailAddress } from '../../parts/EmailAddress/EmailAddress.tsx';
import { Link } from '../../parts/Link/Link.tsx';
import { useLinks } from '../../parts/ShopProvider/ShopProvider.tsx';
import type { ShopLinks } from '../../parts/ShopProvider/shop.ts';
import { VerifiedBadge } from '../../parts/VerifiedBadge/VerifiedBadge.tsx';
import { useShowFocused } from '../Grid/show-focused.ts';
import { pageOf } from '../Header/page-of.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type RolePanelLabels, rolePanelLabels } from './labels.ts';
import * as styles from './RolePanel.css.ts';

/** The pages of each role (specification §2), after its dashboard. */
const pages = {
  admin: [
    { to: 'allSellers', label: 'allSellers' },
    { to: 'allBuyers', label: 'allBuyers' },
    { to: 'messages', label: 'messages' },
  ],
  buyer: [{ to: 'myBookings', label: 'myOrders' }],
  seller: [
    { to: 'myProducts', label: 'myProducts' },
    { to: 'addProduct', label: 'addProduct' },
  ],
} satisfies Record<Role, readonly { to: keyof ShopLinks; label: keyof RolePanelLabels }[]>;

export interface RolePanelProps extends RootProps<HTMLElement> {
  /** The signed-in user. If null, nothing is rendered. */
  user: User | null;
  /** The path of the current page, whose link is marked. */
  currentPath: string;
  /** Replaces words, for another language. */
  labels?: SomeLabels<RolePanelLabels> | undefined;
}

/**
 * A ref for an element that scrolls sideways: shows its link to the current page. Unlike `scrollIntoView`, it scrolls nothing else.
 */
const useShowCurrent = (currentPath: string) =>
  useCallback(
    (element: HTMLElement | null) => {
      const link = element?.querySelector('[aria-current]')?.getBoundingClientRect();
      if (!element || !link || !currentPath) return;
      const { left, right } = element.getBoundingClientRect();
      element.scrollLeft += Math.max(link.right - right, 0) + Math.min(link.left - left, 0);
    },
    [currentPath],
  );

/**
 * The signed-in user, their role, and its links. Renders an `<aside>` with a `<nav>` in it.
 *
 * In a side column its parts are stacked; with more width they form a strip. Above a page on a phone it is one line that
 * scrolls sideways.
 *
 * Accessibility: a landmark of its own, with a named navigation whose current page is marked by `aria-current`.
 */
export function RolePanel({ user, currentPath, labels, ...root }: RolePanelProps) {
  const showFocused = useShowFocused();
  const showCurrent = useShowCurrent(currentPath);
  const links = useLinks();
  const text = useLabels<RolePanelLabels>('RolePanel', rolePanelLabels, labels);
  if (!user) return null;
  return (
    <aside {...rootProps(root, styles.root)} aria-label={text.panel}>
      <div ref={showCurrent} className={styles.parts} data-sealed={user.role === 'seller' || undefined}>
        <p className={styles.head}>
          <b className={styles.role}>{text[user.role]}</b> <span className={styles.signedIn}>{text.signedIn}</span>
        </p>
        <div className={styles.person}>
          <p className={styles.name} title={user.name}>
            {user.name}
          </p>
          <p className={styles.email} title={user.email}>
            <EmailAddress value={user.email} />
          </p>
          {user.role === 'seller' && (
            <div className={styles.seal}>
              <VerifiedBadge verified={user.verify} size="small" />
            </div>
          )}
        </div>
        <nav ref={showFocused} className={styles.links} aria-label={text.navigation}>
          {[{ to: 'dashboard', label: 'dashboard' } as const, ...pages[user.role]].map(({ to, label }) => (
            <Link
              key={to}
              className={styles.link}
              href={links[to]}
              aria-current={pageOf(currentPath) === pageOf(links[to]) ? 'page' : undefined}
            >
              {text[label]}
            </Link>
          ))}
        </nav>
      </div>
    </aside>
  );
}
