import { banglaNames } from '@apple-only/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../storage/database.ts';
import { searchWords } from '../storage/search-schema.ts';
import { backends } from '../test-databases.ts';
import { queryOf } from './terms.ts';

describe.each(backends)('search terms on $name', ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    const words = ['iphone', 'macbook', 'case', 'cases', 'pro', 'protector', '13', '128gb', 'charger', 'charge'];
    await opened.database.insert(searchWords).values(words.map((word) => ({ word })));
  });
  afterAll(() => opened.close());

  const termsOf = async (text: string) => {
    const [row] = await opened.database
      .select({ terms: sql<string>`search_terms(${text})` })
      .from(sql`(select) nothing`);
    return row?.terms;
  };

  test.each([
    // Spaces, capitals, characters.
    ['  iPhone   13 ', 'iphone 13'],
    ['IPHONE‑13', 'iphone 13'],
    ['iPhone 13 (blue), 128GB!', 'iphone 13 blue 128gb'],
    ['ｉＰｈｏｎｅ １３', 'iphone 13'],
    ['iPho\u200Bne\u00A013', 'iphone 13'],
    ['iPad Pro 12.9', 'ipad pro 12.9'],
    ['v1. or .5', 'v1 5'],
    ['', ''],
    ['!?… “”', ''],
    // Names that are written together, or apart.
    ['iphone13pro', 'iphone 13 pro'],
    ['iPhone12ProMax', 'iphone 12 pro max'],
    ['Mac Book Air', 'macbook air'],
    ['macbookair', 'macbook air'],
    ['MacBooks', 'macbooks'],
    ['Air Pods Pro', 'airpods pro'],
    ['airpodspro', 'airpods pro'],
    ['AirPod 3', 'airpods 3'],
    ['i phone xs', 'iphone xs'],
    ['iphonexs', 'iphone xs'],
    ['iPhone 8+', 'iphone 8 plus'],
    ['MacBook Air M1', 'macbook air m1'],
    ['iphone 6s', 'iphone 6s'],
    // Units.
    ['256 GB', '256gb'],
    ['256gb', '256gb'],
    ['256 gigabytes', '256gb'],
    ['iphone 13 256', 'iphone 13 256gb'],
    ['8GB+256GB', '8gb 256gb'],
    ['1 TB', '1tb'],
    ['44 mm', '44mm'],
    ['20 watts', '20w'],
    ['13-inch', '13'],
    ['13"', '13'],
    ['iPad 9th generation', 'ipad 9 gen'],
    // Stop words, and things that only come with a device.
    ['Case for the iPhone 13', 'case iphone 13'],
    ['iPhone 13 with case and box', 'iphone 13 box'],
    ['iPhone 13 incl. charger', 'iphone 13'],
    ['Magic Keyboard with Touch ID', 'magic keyboard touch id'],
    // Bangla.
    ['আইফোন ১৩ প্রো', 'iphone 13 pro'],
    ['ম্যাকবুক এয়ার', 'macbook air'],
    ['এয়ারপডস', 'airpods'],
    ['১২৮ জিবি', '128gb'],
    ['নতুন ফোন', 'নতুন ফোন'],
  ])('%j is normalized to %j', async (text, terms) => {
    expect(await termsOf(text)).toBe(terms);
    // A normalized text stays as it is.
    expect(await termsOf(terms)).toBe(terms);
  });

  test.each(banglaNames)('%s is translated to %s', async (name, word) => {
    expect(await termsOf(name)).toBe(word);
  });

  test.each([
    // A known word means itself, and its plural.
    ['iphone 13', `('iphone') & ('13')`],
    ['case', `('case' | 'cases')`],
    // An unknown one is the beginning of one, or misspelt.
    ['iph', `('iph':*)`],
    ['ihpone', `('iphone')`],
    ['macbok', `('macbook')`],
    ['chargr', `('charge' | 'charger')`],
    // Or matches nothing.
    ['samsung', `('samsung')`],
    ['14', `('14')`],
    // A single letter counts only alone.
    ['iphone p', `('iphone')`],
    ['p', `('p':*)`],
    ['   ', undefined],
    ['% ?', "'% ?'"],
    ['the', undefined],
    ['iphone iphone', `('iphone')`],
  ])('%j searches for %j', async (text, query) => {
    expect((await queryOf(opened.database, text))?.query).toBe(query);
  });

  test.each([
    ['iphone 13 pro', -2],
    // An unknown word may mean another one, or none.
    ['iphone 13 ultra', 0],
    ['iphone 13 prot', 0],
    ['case iphone', 0],
  ])('the maximum score for %j is %d', async (text, score) => {
    expect((await queryOf(opened.database, text))?.maxScore).toBe(score);
  });

  test('only ten terms of a long text are searched for', async () => {
    const words = await queryOf(opened.database, Array.from({ length: 30 }, (_, n) => `w${n}`).join(' '));
    expect(words?.query.split(' & ')).toHaveLength(10);
  });
});
