import {
  contactFields,
  furtherFields,
  pageLimits,
  productFacts,
  productFieldNames,
  publicFields,
  type Category,
  type DetailedProduct,
  type ListedProduct,
  type OwnProduct,
  type Product,
  type ProductFieldName,
} from '@apple-only/contract';
import { desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { RawJson } from '../calls/raw-json.ts';
import type { Database } from '../storage/database.ts';
import { openPage, type PageRequest, type Cursor } from '../calls/page.ts';
import { timeOf } from '../storage/id.ts';
import { adverts, bookings, products, users } from '../storage/schema.ts';
import type { Settings } from '../settings.ts';

const isPicture = (name: ProductFieldName) => name === 'img' || name in furtherFields;

/** The columns of fields that sellers enter, without the photos': the host must be added to those. */
const columnsOf = (fields: Partial<Record<ProductFieldName, unknown>>) =>
  sql.raw(
    productFieldNames
      .filter((name): name is Exclude<ProductFieldName, 'img' | 'photos'> => name in fields && !isPicture(name))
      .map((name) => `p.${products[name].name}`)
      .join(', '),
  );

/** The address of a photo. */
const photoAddress = (path: string, publicUrl: string) =>
  sql`case when ${sql.raw(path)} like '/%' then ${publicUrl}::text || ${sql.raw(path)} else ${sql.raw(path)} end`;

/** A time without a zone, in JSON's format. */
const jsonTime = (time: SQL) => sql`to_char(${time}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The public columns of a product. Whether it is booked, advertised and of a verified seller is joined, never stored. */
const publicColumns = (publicUrl: string) => sql`
  p._id, p.seller as id, ${columnsOf(publicFields)}, ${columnsOf(productFacts)}, ${users.verify},
  ${photoAddress('p.img', publicUrl)} as img,
  case when p.further_photos <> '{}' then (
    select json_agg(${photoAddress('photo.path', publicUrl)} order by photo.place)
    from unnest(p.img || p.further_photos) with ordinality as photo(path, place)
  ) end as photos,
  ${jsonTime(sql`p.time at time zone 'UTC'`)} as time,
  ${bookings._id} is not null as booking, ${adverts.product} is not null as advertised`;

/** The additional columns of a product that is read alone. */
const detailColumns = sql`, ${jsonTime(timeOf(sql`p.seller`))} as seller_since`;

/** The contact of the seller, for signed-in users only. */
const contactColumns = sql`, ${columnsOf(contactFields)}, ${users.email} as seller_email`;

/** The buyer who has booked the product, for its seller and admins only. */
const buyerColumns = sql`, ${bookings._id} as "bookingId", (
    select json_build_object('name', buyer.name, 'email', buyer.email, 'phone', ${bookings.phone}, 'location', ${bookings.location})
    from ${users} buyer where buyer._id = ${bookings.user}
  ) as buyer,
  case when not ${bookings.seen} then true end as unseen`;

/** Whether only the seller and admins see the product, and whether the seller must confirm it. Both are absent if it is public. */
const hiddenColumns = sql`,
  case when (p.listed_by >= ${users.proven_by}) is not true then true end as hidden,
  case when p.listed_by < ${users.proven_by} then true end as unconfirmed`;

/**
 * The condition that a product is public. None if e-mails need not be proven. Otherwise the sign-in that listed it must be the one
 * that proved the e-mail, or a later one: an earlier one may be a stranger's, with another person's e-mail.
 */
export const isPublic = (
  { requireProvenEmail }: Pick<Settings, 'requireProvenEmail'>,
  product: { seller: SQLWrapper; listed_by: SQLWrapper } = products,
): SQL | undefined =>
  requireProvenEmail
    ? sql`exists (select from ${users} where ${users._id} = ${product.seller} and ${users.proven_by} <= ${product.listed_by})`
    : undefined;

/** The parameters of a prepared statement: a seller's or product's id, and the cursor after which the page begins. */
const param = { key: sql.placeholder('key'), time: sql.placeholder('time'), id: sql.placeholder('id') };
/** Advertised, and not booked. */
const onOffer = sql`exists (select from ${adverts} where ${adverts.product} = ${products._id})
  and not exists (select from ${bookings} where ${bookings.product} = ${products._id})`;
const byTime = [desc(products.time), desc(products._id)];
const earlier = sql`(${products.time}, ${products._id}) < (${param.time}, ${param.id})`;

/** The listed products: from the newest, or after a cursor. */
interface Scope {
  name: string;
  first: SQL;
  next?: SQL;
  order: SQL[];
}

/**
 * The category is a literal, like the number of rows: with parameters, a statement would be planned again each time.
 * It is also a range, which only the index by category can order: by time alone, a category without recent products
 * would be searched for among all others.
 */
const inCategory = (category: Category): Scope => {
  const name = sql.raw(`'${category}'`);
  return {
    name: category,
    first: sql`${products.category} >= ${name} and ${products.category} <= ${name}`,
    next: sql`${products.category} >= ${name} and (${products.category}, ${products.time}, ${products._id}) < (${name}, ${param.time}, ${param.id})`,
    order: [desc(products.category), ...byTime],
  };
};
const bySeller = eq(products.seller, sql.param(param.key, products.seller));
const ofSeller: Scope = { name: 'seller', first: bySeller, next: sql`${bySeller} and ${earlier}`, order: byTime };
const advertised: Scope = { name: 'advertised', first: onOffer, next: sql`${onOffer} and ${earlier}`, order: byTime };
const oneProduct: Scope = { name: 'one', first: eq(products._id, sql.param(param.key, products._id)), order: [] };

/** The same, as the public sees it. */
const onePublicProduct: Scope = { ...oneProduct, name: 'shown' };

/** How many rows statements read: a few sizes, so that each is prepared once. A smaller page is cut from the result. */
const sizes = [1, 12, 24, 48, pageLimits.products].map((limit) => limit + 1);

interface Rows {
  name: string;
  columns: SQL;
  json: SQL<string>;
  order: SQL[];
  where: SQL;
  rows: number;
}

/** A statement that reads a page of products, each row as JSON. */
function prepareRows(database: Database, { name, columns, json, order, where, rows }: Rows) {
  const page = database
    .select()
    .from(products)
    .where(where)
    .orderBy(...order);
  return database
    .select({ json })
    .from(
      sql`(select ${columns} from (${page} limit ${sql.raw(String(rows))}) p
          join ${users} on ${users._id} = p.seller
          left join ${bookings} on ${bookings.product} = p._id
          left join ${adverts} on ${adverts.product} = p._id
          order by p.time desc, p._id desc) shown`,
    )
    .prepare(name);
}

/**
 * Lists of products, newest first. The database writes each row as JSON, and each statement is prepared: together that
 * takes a quarter of the time of unprepared statements whose rows are written as JSON here.
 */
export function createProductLists(database: Database, settings: Pick<Settings, 'publicUrl' | 'requireProvenEmail'>) {
  const { publicUrl, requireProvenEmail } = settings;
  /** The rows of a scope, with the columns that one kind of user sees. */
  const view = (kind: string, columns: SQL, json: SQL<string>) => {
    const prepared = new Map<string, ReturnType<typeof prepareRows>>();
    return async (
      { name, first, next = first, order }: Scope,
      value: string,
      cursor: Cursor | undefined,
      wanted: number,
    ) => {
      const rows = sizes.find((size) => size >= wanted) ?? wanted;
      const statement = `${kind}_${name}_${cursor ? 'next' : 'first'}_${rows}`;
      let query = prepared.get(statement);
      if (!query) {
        query = prepareRows(database, { name: statement, columns, json, order, where: cursor ? next : first, rows });
        prepared.set(statement, query);
      }
      return query.execute({ key: value, time: cursor?.time, id: cursor?._id });
    };
  };

  const publicCondition = isPublic(settings);
  /** The same scope, of public products only. */
  const publicOnly = (scope: Scope): Scope => {
    if (!publicCondition) return scope;
    const { first, next = first } = scope;
    return { ...scope, first: sql`${first} and ${publicCondition}`, next: sql`${next} and ${publicCondition}` };
  };

  // Facts that are not stated are absent.
  const row = sql<string>`json_strip_nulls(row_to_json(shown))::text`;
  const visitorColumns = publicColumns(publicUrl);
  const userColumns = sql`${visitorColumns}${contactColumns}`;
  const forVisitors = view('listed', visitorColumns, row);
  const forProductPage = view('detailed', sql`${visitorColumns}${detailColumns}`, row);
  const forUsers = view('known', userColumns, row);
  const forOwner = view('own', sql`${userColumns}${buyerColumns}${requireProvenEmail ? hiddenColumns : sql``}`, row);

  const prepareByIds = (name: string, columns: SQL) =>
    database
      .select({ _id: sql<string>`shown._id`, json: row })
      .from(
        sql`(select ${columns} from ${products} p
        join ${users} on ${users._id} = p.seller
        left join ${bookings} on ${bookings.product} = p._id
        left join ${adverts} on ${adverts.product} = p._id
        where p._id = any(${sql.placeholder('ids')}::uuid[])) shown`,
      )
      .prepare(name);
  const idQueries = {
    visitor: prepareByIds('listed_by_id', visitorColumns),
    user: prepareByIds('known_by_id', userColumns),
  };

  const list = async <Answer>(read: typeof forVisitors, scope: Scope, request: PageRequest, value = '') => {
    const page = openPage(products, request, pageLimits.products);
    const rows = await read(scope, value, page.cursor, page.rowLimit);
    const cut = page.trim(rows, (last) => JSON.parse(last.json) as Product);
    return new RawJson<Answer>(`[${cut.map(({ json }) => json).join(',')}]`);
  };

  const oneOf = async <Answer>(
    read: typeof forVisitors,
    _id: string,
    scope = oneProduct,
  ): Promise<RawJson<Answer> | undefined> => {
    const [found] = await read(scope, _id, undefined, 1);
    return found && new RawJson(found.json);
  };

  return {
    advertised: (request: PageRequest) => list<ListedProduct[]>(forVisitors, publicOnly(advertised), request),
    /** For all callers. */
    newest: (category: Category, request: PageRequest) =>
      list<ListedProduct[]>(forVisitors, publicOnly(inCategory(category)), request),
    /** For signed-in users. */
    category: (category: Category, request: PageRequest) =>
      list<Product[]>(forUsers, publicOnly(inCategory(category)), request),
    /** For the seller. */
    own: (seller: string, request: PageRequest) => list<OwnProduct[]>(forOwner, ofSeller, request, seller),
    /** The products of these ids with the columns that the viewer sees, by id. */
    async byIds(ids: readonly string[], viewer: 'visitor' | 'user' = 'visitor'): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await idQueries[viewer].execute({ ids: `{${ids.join(',')}}` });
      return new Map(rows.map(({ _id, json }) => [_id, json]));
    },
    /** A public product, for all callers. */
    publicProduct: (_id: string) => oneOf<DetailedProduct>(forProductPage, _id, publicOnly(onePublicProduct)),
    /** The same for signed-in users. */
    productForUsers: (_id: string) => oneOf<Product>(forUsers, _id, publicOnly(onePublicProduct)),
    /** One product with its public columns, for the seller who advertises it, even while it is hidden. */
    listedProduct: (_id: string) => oneOf<ListedProduct>(forVisitors, _id),
    /** One product, for its seller. */
    ownProduct: (_id: string) => oneOf<OwnProduct>(forOwner, _id),
  };
}

export type ProductLists = ReturnType<typeof createProductLists>;
