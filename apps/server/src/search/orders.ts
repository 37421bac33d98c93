import type { SearchSort } from '@apple-only/contract';
import { sql, type SQL } from 'drizzle-orm';
import { isTime } from '../calls/page.ts';
import { HttpError } from '../http-error.ts';
import { isId } from '../storage/id.ts';
import { searchIndex } from '../storage/search-schema.ts';

/** A column that orders products. */
interface Key {
  /** Its unqualified name, the same in the table and in a subquery of its rows. */
  name: string;
  type: SQL;
  /** Its value, as in a cursor. */
  text: SQL<string>;
  isValid: (text: string) => boolean;
}

const key = (name: string, type: string, text: SQL<string>, isValid: Key['isValid']): Key => ({
  name,
  type: sql.raw(type),
  text,
  isValid,
});
const isNumber = (text: string) => /^-?(\d{1,13}(\.\d{1,2})?|Infinity)$/.test(text);
const price = (name: string) => key(name, 'float8', sql.raw(`${name}::text`) as SQL<string>, isNumber);

const time = key(
  searchIndex.time.name,
  'timestamptz',
  sql`to_char(time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  isTime,
);
const score = key(searchIndex.score.name, 'smallint', sql`score::text`, (text) => /^-?\d{1,3}$/.test(text));
const product = key(searchIndex.product.name, 'uuid', sql`product::text`, isId);

/** An order of products. Each has an index that begins with the cell and ends with the product, so there are no ties. */
export interface Order {
  sort: SearchSort;
  keys: readonly Key[];
  isDescending: boolean;
}

const orders: Record<SearchSort, Omit<Order, 'sort'>> = {
  newest: { keys: [time, product], isDescending: true },
  relevance: { keys: [score, time, product], isDescending: true },
  price: { keys: [price(searchIndex.lowest_first.name), product], isDescending: false },
  '-price': { keys: [price(searchIndex.highest_first.name), product], isDescending: true },
};

export const orderOf = (sort: SearchSort): Order => ({ sort, ...orders[sort] });

const names = ({ keys }: Order, prefix = '') => sql.raw(keys.map(({ name }) => prefix + name).join(', '));

/** The column to compare prices with. Both columns have them; an order by price has only its own in its index. */
export const priceIn = ({ sort }: Order): SQL =>
  sql.raw(sort === '-price' ? searchIndex.highest_first.name : searchIndex.lowest_first.name);

/** Whether price limits are a range of the order's index. */
export const isByPrice = ({ sort }: Order): boolean => sort === 'price' || sort === '-price';

/** The columns of an order, for `select`. */
export const columnsOf = (order: Order): SQL => names(order);

/** The position of a row, as text. */
export const positionOf = ({ keys }: Order): SQL<string[]> =>
  sql`array[${sql.join(
    keys.map(({ text }) => text),
    sql`, `,
  )}]`;

/** For `order by`. */
export const orderBy = ({ keys, isDescending }: Order): SQL =>
  sql.raw(keys.map(({ name }) => `${name} ${isDescending ? 'desc' : 'asc'}`).join(', '));

/** The condition that the row `seen` does not come after the row `edge`. */
export const isUpToEdge = (order: Order): SQL =>
  sql`(${names(order, 'seen.')}) ${sql.raw(order.isDescending ? '>=' : '<=')} (${names(order, 'edge.')})`;

/** The condition that a row comes after a position. */
export function after(order: Order, position: readonly string[] | undefined): SQL {
  if (!position) return sql`true`;
  const values = order.keys.map(({ type }, index) => sql`${position[index] ?? ''}::${type}`);
  return sql`(${names(order)}) ${sql.raw(order.isDescending ? '<' : '>')} (${sql.join(values, sql`, `)})`;
}

/** The condition that a row does not come after a position. */
export function notAfter({ keys, isDescending }: Order, position: readonly string[]): SQL {
  const values = keys.map(({ type }, index) => sql`${position[index] ?? ''}::${type}`);
  return sql`(${sql.raw(keys.map(({ name }) => name).join(', '))}) ${sql.raw(isDescending ? '>=' : '<=')} (${sql.join(values, sql`, `)})`;
}

/** The condition that a row is as relevant as a position, and does not come after it. */
export const asRelevantAs = ({ keys, isDescending }: Order, [scoreText = '', ...position]: readonly string[]): SQL =>
  sql`score = ${scoreText}::smallint and ${notAfter({ sort: 'newest', keys: keys.slice(1), isDescending }, position)}`;

/** The position before all products that are as relevant as this one. */
export const beforeEquals = ([scoreText = '']: readonly string[]): string[] => [
  scoreText,
  'infinity',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

/** How much less relevant accessories are than devices. */
const accessoryPenalty = 200;

/**
 * The words of products that are more relevant than a position: one for each score, and one for all devices.
 * @param maxScore the highest possible score
 */
export function moreRelevantWords([scoreText = '']: readonly string[], maxScore: number): string[] {
  const positionScore = Number(scoreText);
  const between = (highest: number) =>
    Array.from({ length: Math.max(0, highest - positionScore) }, (_, below) => `'@score${highest - below}'`);
  return positionScore > -accessoryPenalty ? between(maxScore) : [`'@device'`, ...between(maxScore - accessoryPenalty)];
}

/** A cursor names its order, and is invalid for any other. */
export const encodePosition = ({ sort }: Order, position: readonly string[]): string =>
  Buffer.from([sort, ...position].join(' ')).toString('base64url');

/** @throws {HttpError} if it is not a cursor of this order */
export function decodePosition({ sort, keys }: Order, cursor: string): string[] {
  const [named, ...position] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const fits = position.length === keys.length && keys.every(({ isValid }, index) => isValid(position[index] ?? ''));
  if (named !== sort || !fits) throw new HttpError(400, 'cursor: is not a cursor');
  return position;
}
