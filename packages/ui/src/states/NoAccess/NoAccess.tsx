'use client';

import type { Role } from '@apple-only/contract';
import type { ReactNode } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import * as screen from '../NotFound/NotFound.css.ts';
import { actions } from '../ErrorScreen/ErrorScreen.css.ts';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { ShopButtonLink } from '../../parts/ShopProvider/ShopButtonLink.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { pageHeading } from '../../parts/Root/page-heading.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type NoAccessLabels, noAccessLabels } from './labels.ts';

export interface NoAccessProps extends RootProps<HTMLDivElement> {
  /** The roles that may see the page. */
  needed: readonly Role[];
  /** The role of the signed-in user. */
  signedInAs: Role;
  /** Address of the picture. @default none */
  picture?: string | undefined;
  /** A way to get the role, before the ways out. */
  action?: ReactNode;
  /** Called when the user signs out, to return with another account. Omit it to leave the button out. */
  onSignOut?: (() => void) | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<NoAccessLabels> | undefined;
}

/** Says which roles may see a page and which one the user has, and offers a way out. Renders a `<div>` with the page's `<h1>`. */
export function NoAccess({ needed, signedInAs, picture, action, onSignOut, labels, ...root }: NoAccessProps) {
  const text = useLabels<NoAccessLabels>('NoAccess', noAccessLabels, labels);
  return (
    <div {...rootProps(root, screen.root)}>
      <div className={screen.words}>
        <h1 {...pageHeading} className={screen.heading}>
          {text.title}
        </h1>
        <p className={screen.text}>
          {text.text(needed.map((one) => text.needed[one]).join(text.or), text.signedIn[signedInAs])}
        </p>
        <div className={actions}>
          {action}
          <ShopButtonLink to="dashboard" kind={action ? 'quiet' : 'primary'}>
            {text.back}
          </ShopButtonLink>
          {onSignOut && (
            <Button kind="quiet" onClick={onSignOut}>
              {text.signOut}
            </Button>
          )}
        </div>
      </div>
      {picture && <Picture src={picture} alt="" priority />}
    </div>
  );
}
