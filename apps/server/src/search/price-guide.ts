import { comparisonsOf, minPriceGuideProducts, type PriceGuide } from '@apple-only/contract';
import { ne, sql } from 'drizzle-orm';
import type { Handlers } from '../calls/handlers.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { searchIndex } from '../storage/search-schema.ts';
import { countOf, productSetsOf, publicProvenValues } from './cells.ts';
import { anyPrice, arrayOf, countLimit } from './conditions.ts';
import { queryOf } from './terms.ts';

interface PriceGuideDeps {
  database: Database;
  settings: Pick<Settings, 'requireProvenEmail'>;
}

export function priceGuideHandlers({ database, settings }: PriceGuideDeps): Pick<Handlers, 'getPriceGuide'> {
  const provenValues = publicProvenValues(settings);
  return {
    async getPriceGuide({ query: { name, category, condition, except } }) {
      const comparisons = comparisonsOf({ name, condition });
      let number = 0;
      for (const compared of comparisons) {
        const words = await queryOf(database, compared.name);
        if (words === undefined) continue;
        const filters = { category: [category], condition: compared.condition && [compared.condition] };
        const prices = await sumUpPrices(
          database,
          words.query,
          productSetsOf(filters, provenValues).found.cells,
          except,
        );
        if (prices.number >= minPriceGuideProducts) {
          return { ...compared, count: countOf(prices.number), quartiles: prices.quartiles };
        }
        ({ number } = prices);
      }
      // The last comparison has the most products.
      return { name: comparisons.at(-1)?.name ?? name, count: countOf(number) };
    },
  };
}

interface Prices {
  number: number;
  quartiles: NonNullable<PriceGuide['quartiles']>;
}

/** The number of products in these cells whose names have the words, up to the limit, and the quartiles of their prices. */
async function sumUpPrices(
  database: Database,
  words: string,
  cells: readonly number[],
  except: string | undefined,
): Promise<Prices> {
  const [row] = await database
    .select({
      number: sql<number>`count(*)::int`,
      quartiles: sql<
        [number, number, number] | null
      >`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price)`,
    })
    .from(
      sql`(select lowest_first as price from ${searchIndex}
        where words @@ ${words}::tsquery and cell = any(${arrayOf(cells)}) and lowest_first <= ${anyPrice.highest}::float8 and in_dollars
          and ${except === undefined ? sql`true` : ne(searchIndex.product, except)}
        limit ${countLimit}) prices`,
    );
  if (!row) throw new Error('An aggregate answers a row.');
  const [lower = 0, middle = 0, upper = 0] = row.quartiles ?? [];
  return { number: row.number, quartiles: { lower, middle, upper } };
}
