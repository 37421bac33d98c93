import type { User } from '@apple-only/contract';
import { Decoration } from '../../parts/Picture/Decoration.tsx';
import * as styles from './Avatar.css.ts';

/** The first letter of the first and of the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], ...(words.length > 1 ? [words.at(-1)] : [])]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('');
}

/** A user's picture, over their initials, which show until it loads, or if there is none. */
export function Avatar({ person }: { person: Pick<User, 'name' | 'img'> }) {
  return (
    <span className={styles.root}>
      <span aria-hidden="true">{initialsOf(person.name)}</span>
      {person.img && <Decoration small className={styles.image} width={40} height={40} src={person.img} />}
    </span>
  );
}
