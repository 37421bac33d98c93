import { searchLimits } from '@apple-only/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import { searchWords } from '../storage/search-schema.ts';

/** A word that products have had, and its similarity to another word: 1 if only two letters are swapped. */
interface SimilarWord {
  word: string;
  likeness: number;
}

/** A word of a search. */
interface Term {
  word: string;
  /** Whether a name has it. */
  isKnown: boolean;
  /** Whether a word of a name begins with it. */
  isBeginning: boolean;
  /** How much it lowers the relevance of a device: 0 or less. */
  score: number;
  /** Similar words, the most similar first. None for numbers, which are never misspelt models. */
  similar: SimilarWord[];
}

/** Minimum similarity of two words with the same meaning, such as `case` and `cases`. */
const minVariantSimilarity = 0.55;
/** How much less similar than the most similar word another one may be, and still be meant. */
const maxSimilarityGap = 0.1;

/** Maximum number of words that one misspelt word may mean. */
const maxMeanings = 3;

/** Reads the words of a text, and looks them up among the shop's words, in one query. */
async function readTerms(database: Database, text: string): Promise<Term[]> {
  const rows = await database
    .select({
      word: sql<string>`term.word`,
      isKnown: sql<boolean>`exists (select from ${searchWords} known where known.word = term.word)`,
      // The score of a device that states its storage, because that is never an accessory, whatever its words.
      score: sql<number>`search_score(term.word, '', '1gb', 'iphone')::int`,
      isBeginning: sql<boolean>`exists (select from ${searchWords} longer where longer.word ^@ term.word)`,
      similar: sql<SimilarWord[]>`coalesce((
        select json_agg(json_build_object('word', found.word, 'likeness', found.likeness) order by found.likeness desc, found.word)
        from (
          select near.word, max(near.likeness) as likeness
          from (
            select word, similarity(word, term.word) as likeness from ${searchWords} where word % term.word
            union all
            select word, 1 from ${searchWords} where word = any(array(
              select overlay(term.word placing substr(term.word, at + 1, 1) || substr(term.word, at, 1) from at for 2)
              from generate_series(1, length(term.word) - 1) at))
          ) near
          where near.word <> term.word and near.word !~ '[0-9]'
          group by 1
          order by likeness desc, word
          limit ${sql.raw(String(maxMeanings))}
        ) found
        where length(term.word) > 3 and term.word !~ '[0-9]'
      ), '[]')`,
    })
    .from(
      sql`(select word collate "C" as word, min(place) as place
        from unnest(string_to_array(search_terms(${text}), ' ')) with ordinality term (word, place)
        group by 1 order by 2 limit ${sql.raw(String(searchLimits.words))}) term`,
    )
    .orderBy(sql`term.place`);
  return rows;
}

const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The words of a search. */
export interface Words {
  /** As a query of PostgreSQL. */
  query: string;
  /** The highest score of a device with the words. An accessory's is lower. */
  maxScore: number;
}

/** The words that a term means, as a query of PostgreSQL. */
function meaningOf({ word, isKnown, isBeginning, similar, score }: Term): Words {
  const [best] = similar;
  const meant = isKnown
    ? similar.filter(({ likeness }) => likeness >= minVariantSimilarity)
    : similar.filter(({ likeness }) => best && likeness > best.likeness - maxSimilarityGap);
  const either = (words: readonly string[]) => words.map(quoted).join(' | ');
  if (isKnown) {
    return { query: either([word, ...meant.map((one) => one.word)]), maxScore: meant.length === 0 ? score : 0 };
  }
  if (isBeginning) return { query: `${quoted(word)}:*`, maxScore: 0 };
  return { query: either(best ? meant.map((one) => one.word) : [word]), maxScore: 0 };
}

/** Whether a text is not blank, but has no letter or digit. It finds no name. */
const hasOnlySymbols = (text: string) => text.trim() !== '' && !/[\p{L}\p{Nd}]/u.test(text);

/**
 * The words that a text searches for; undefined if it has none. A word that products have had means itself, in singular
 * and plural. Any other is the beginning of a word, or else misspelt. A single letter, which only begins a word, is ignored among others.
 */
export async function queryOf(database: Database, text: string): Promise<Words | undefined> {
  const terms = text === '' ? [] : await readTerms(database, text);
  const meaningful = terms.filter(({ word, isKnown }) => isKnown || word.length > 1);
  const searched = meaningful.length > 0 ? meaningful : terms;
  if (searched.length === 0) return hasOnlySymbols(text) ? { query: quoted(text.trim()), maxScore: 0 } : undefined;
  const meanings = searched.map(meaningOf);
  return {
    query: meanings.map(({ query }) => `(${query})`).join(' & '),
    maxScore: meanings.reduce((sum, { maxScore }) => sum + maxScore, 0),
  };
}
