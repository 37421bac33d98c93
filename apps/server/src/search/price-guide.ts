import { comparisonsOf, priceGuideLeast } from '@apple-only/contract';
import type { Handlers } from '../calls/handlers.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { cellSetsOf, countOf, publicCells } from './cells.ts';
import { createStatements } from './statements.ts';
import { queryOf } from './terms.ts';

interface PriceGuideDeps {
  database: Database;
  settings: Pick<Settings, 'requireProvenEmail'>;
}

export function priceGuideHandlers({ database, settings }: PriceGuideDeps): Pick<Handlers, 'getPriceGuide'> {
  const { sumUpPrices } = createStatements(database);
  const isPublic = publicCells(settings);
  return {
    async getPriceGuide({ query }) {
      const comparisons = comparisonsOf(query);
      let number = 0;
      for (const compared of comparisons) {
        const words = await queryOf(database, compared.name);
        if (words === undefined) continue;
        const filters = { category: [query.category], condition: compared.condition && [compared.condition] };
        const prices = await sumUpPrices(words, cellSetsOf(filters, isPublic).found, query.except);
        if (prices.number >= priceGuideLeast) {
          return { ...compared, count: countOf(prices.number), quartiles: prices.quartiles };
        }
        ({ number } = prices);
      }
      // The last comparison has the most products.
      return { name: comparisons.at(-1)?.name ?? query.name, count: countOf(number) };
    },
  };
}
