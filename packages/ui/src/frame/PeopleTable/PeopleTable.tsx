// Browsers drop the roles of a table's parts if CSS changes their `display`: here the roles are set explicitly.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
'use client';

import type { User } from '@apple-only/contract';
import { memo, useId, useMemo } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { moveFocusTo } from '../../parts/Button/move-focus.ts';
import { EmailAddress } from '../../parts/EmailAddress/EmailAddress.tsx';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { word } from '../../states/Skeleton/Skeleton.css.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { VerifiedBadge } from '../../parts/VerifiedBadge/VerifiedBadge.tsx';
import { Avatar } from './Avatar.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type PeopleTableLabels, peopleTableLabels } from './labels.ts';
import * as styles from './PeopleTable.css.ts';

export interface PeopleTableProps extends RootProps<HTMLDivElement> {
  /** The role of the listed users. Sellers can be verified. */
  kind: 'buyers' | 'sellers';
  /** The users, exactly as the API returns them, in display order; undefined while they load. */
  people: readonly User[] | undefined;
  /** Whether there are more users than these `people`. The caption then covers only these. @default false */
  more?: boolean | undefined;
  /** Called with a seller to be verified. Omit it to leave the buttons out. */
  onVerify?: ((seller: User) => void) | undefined;
  /** Called with a verified seller to be unverified; ask for confirmation first. Omit it to leave the buttons out. */
  onUnverify?: ((seller: User) => void) | undefined;
  /** Called with the user to be deleted; ask for confirmation first. Omit it to leave the buttons out. */
  onDelete?: ((person: User) => void) | undefined;
  /** The ids of the sellers who are being verified. */
  verifying?: readonly string[] | undefined;
  /** The ids of the users who are being deleted. */
  deleting?: readonly string[] | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<PeopleTableLabels> | undefined;
}

/** The number of skeleton rows while the users load. */
const skeletonCount = 5;

/** The number of rows in a part of the table, which is skipped while it is out of view. */
const partSize = 25;

/** After verifying a seller, the focus moves to their row. */
const moveFocusToRow = moveFocusTo('[role="row"]');

/**
 * All buyers, or all sellers, and an admin's actions for each. Renders a `<div>` with a `<table>`, whose caption gives their
 * number; an empty state if there are none.
 *
 * A narrow table shows each row as a record of several lines. A long one has a `<tbody>` for every 25 rows, and those far out
 * of view are not laid out. Stable handlers keep rows from re-rendering.
 */
export function PeopleTable({
  kind,
  people,
  more = false,
  onVerify,
  onUnverify,
  onDelete,
  verifying,
  deleting,
  labels,
  ...root
}: PeopleTableProps) {
  const text = useLabels<PeopleTableLabels>('PeopleTable', peopleTableLabels, labels);
  const words = text[kind];
  const tableId = useId();
  const actions = useMemo(
    () => (onVerify ?? onUnverify ?? onDelete) && { onVerify, onUnverify, onDelete },
    [onVerify, onUnverify, onDelete],
  );
  if (!people) return <PeopleSkeleton {...root} kind={kind} labels={text} />;
  if (people.length === 0) return <EmptyState {...root} title={words.empty} text={words.emptyText} />;

  const notVerified = people.reduce((count, { verify }) => count + (verify ? 0 : 1), 0);
  const progressTexts = people.flatMap(({ _id, name }) => {
    if (deleting?.includes(_id)) return [text.isDeleting(name)];
    return verifying?.includes(_id) ? [text.isVerifying(name)] : [];
  });

  return (
    <div {...root}>
      <output className={visuallyHidden}>{progressTexts.join(', ')}</output>
      <table role="table" className={styles.root} data-kind={kind}>
        <caption className={styles.caption}>
          {words[more ? 'captionOfFirst' : 'caption'](people.length, notVerified)}
        </caption>
        <Head kind={kind} withActions={actions !== undefined} labels={text} />
        {Array.from({ length: Math.ceil(people.length / partSize) }, (_, part) => (
          <tbody key={part} role="rowgroup" className={styles.body}>
            {people.slice(part * partSize, (part + 1) * partSize).map((person) => (
              <Row
                key={person._id}
                kind={kind}
                person={person}
                nameId={`${tableId}${person._id}`}
                verifying={verifying?.includes(person._id)}
                deleting={deleting?.includes(person._id)}
                actions={actions}
                labels={text}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type PersonActions = Pick<PeopleTableProps, 'onVerify' | 'onUnverify' | 'onDelete'>;

interface HeadProps extends Pick<PeopleTableProps, 'kind'> {
  withActions: boolean;
  labels: PeopleTableLabels;
}

function Head({ kind, withActions, labels }: HeadProps) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" className={styles.headRow}>
        <th role="columnheader" scope="col" className={styles.person}>
          {labels[kind].person}
        </th>
        <th role="columnheader" scope="col" className={styles.email}>
          {labels.email}
        </th>
        {kind === 'sellers' && (
          <th role="columnheader" scope="col" className={styles.verified}>
            {labels.verified}
          </th>
        )}
        {withActions && (
          <th role="columnheader" scope="col" className={styles.actions}>
            <span className={visuallyHidden}>{labels.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface PersonProps extends Pick<PeopleTableProps, 'kind'> {
  person: User;
  /** The id of the person's name, which describes the buttons. */
  nameId: string;
  verifying: boolean | undefined;
  deleting: boolean | undefined;
  labels: PeopleTableLabels;
}

/** One user. Without `actions`, the row has no cell for them. */
const Row = memo(function Row({ actions, ...props }: PersonProps & { actions: PersonActions | undefined }) {
  const { kind, person, nameId, deleting, labels } = props;
  return (
    <tr role="row" className={styles.row} data-deleting={deleting || undefined}>
      <th role="rowheader" scope="row" className={styles.person}>
        <Avatar person={person} />
        <bdi id={nameId} className={styles.name}>
          {person.name}
        </bdi>
      </th>
      <td role="cell" className={styles.email}>
        <EmailAddress link value={person.email} />
      </td>
      {kind === 'sellers' && (
        <td role="cell" className={styles.verified}>
          <VerifiedBadge verified={person.verify} size="small" labels={labels.badge} />
        </td>
      )}
      {actions && (
        <td role="cell" className={styles.actions}>
          <Actions {...actions} {...props} />
        </td>
      )}
    </tr>
  );
});

/** The buttons of a row. */
function Actions({
  kind,
  person,
  nameId,
  verifying,
  deleting,
  labels,
  onVerify,
  onUnverify,
  onDelete,
}: PersonProps & PersonActions) {
  return (
    <>
      {onVerify && kind === 'sellers' && !person.verify && (
        <Button
          ref={moveFocusToRow}
          size="small"
          // Not `false`: a thousand rows share the one announcement above.
          pending={verifying || undefined}
          pendingLabel=""
          aria-describedby={nameId}
          onClick={() => onVerify(person)}
        >
          {labels.verify}
        </Button>
      )}
      {onUnverify && kind === 'sellers' && person.verify && (
        <Button
          ref={moveFocusToRow}
          size="small"
          kind="quiet"
          aria-describedby={nameId}
          onClick={() => onUnverify(person)}
        >
          {labels.unverify}
        </Button>
      )}
      {onDelete && (
        <Button
          size="small"
          kind="dangerQuiet"
          pending={deleting || undefined}
          pendingLabel=""
          aria-describedby={nameId}
          onClick={() => onDelete(person)}
        >
          {labels.delete}
        </Button>
      )}
    </>
  );
}

interface PeopleSkeletonProps extends Pick<PeopleTableProps, 'kind'>, RootProps<HTMLDivElement> {
  labels: PeopleTableLabels;
}

/** The table while the users load. */
function PeopleSkeleton({ kind, labels, ...root }: PeopleSkeletonProps) {
  return (
    <div {...rootProps(root, styles.root)} data-kind={kind}>
      <output className={styles.caption}>{labels.loading}</output>
      <div className={styles.head} aria-hidden="true">
        <div className={styles.headRow}>
          <span className={styles.person}>{labels[kind].person}</span>
          <span className={styles.email}>{labels.email}</span>
          {kind === 'sellers' && <span className={styles.verified}>{labels.verified}</span>}
        </div>
      </div>
      {Array.from({ length: skeletonCount }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <div className={styles.person}>
            <Avatar person={{ name: '', img: '' }} />
            <span className={word} data-length="long" />
          </div>
          <div className={styles.email}>
            <span className={word} data-length="long" />
          </div>
          {kind === 'sellers' && (
            <div className={styles.verified}>
              <span className={word} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
