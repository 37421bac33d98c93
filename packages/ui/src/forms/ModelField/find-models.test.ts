import { appleModels } from '@apple-only/contract/models';
import { describe, expect, test } from 'vitest';
import { findModels } from './find-models.ts';

const namesFor = (text: string) => findModels(appleModels, text).map(({ name }) => name);

describe('findModels', () => {
  test.each([
    ['13 pro', 'iPhone 13 Pro'],
    ['iph 13 pro', 'iPhone 13 Pro'],
    ['pro iphone 13', 'iPhone 13 Pro'],
    ['iphone13pro', 'iPhone 13 Pro'],
    ['IPHONE 13', 'iPhone 13'],
    ['iphone ১৩ pro', 'iPhone 13 Pro'],
    ['iphone ١٣', 'iPhone 13'],
    ['আইফোন ১৩', 'iPhone 13'],
    ['আইফোন ১৩ প্রো ম্যাক্স', 'iPhone 13 Pro Max'],
    ['আইফোন১৩', 'iPhone 13'],
    ['১৩ আইফো', 'iPhone 13'],
    ['ম্যাকবুক এয়ার ১৫', 'MacBook Air 15 M4'],
    ['ওয়াচ আল্ট্রা ২', 'Apple Watch Ultra 2, 49 mm'],
    ['pro max 15', 'iPhone 15 Pro Max'],
    ['air m1', 'MacBook Air 13 M1'],
    ['macbook pro 2019 16', 'MacBook Pro 16, 2019'],
    ['macbook-pro 14" m3', 'MacBook Pro 14 M3'],
    ['ipad 9', 'iPad 9th generation'],
    ['airpods 2', 'AirPods 2nd generation'],
    ['watch se 40', 'Apple Watch SE, 40 mm'],
    ['pencil 2', 'Apple Pencil 2'],
    ['  se 2020 ', 'iPhone SE, 2020'],
  ])('"%s" finds %s first', (text, first) => {
    expect(namesFor(text)[0]).toBe(first);
  });

  test('finds only models that have all words', () => {
    expect(namesFor('iphone 13')).toEqual(['iPhone 13', 'iPhone 13 Pro', 'iPhone 13 mini', 'iPhone 13 Pro Max']);
    expect(namesFor('iphone 13 green')).toEqual([]);
    expect(namesFor('macbook m1 13')).toEqual(['MacBook Air 13 M1', 'MacBook Pro 13 M1']);
  });

  test.each(['', '  ', '"', 'nokia 3310', '(', '.*', 'x'.repeat(10_000)])('"%.12s" finds nothing', (text) => {
    expect(namesFor(text)).toEqual([]);
  });

  test('finds at most eight models, a recent one first', () => {
    const found = namesFor('iphone');
    expect(found).toHaveLength(8);
    expect(found[0]).toMatch(/^iPhone (Air|17)$/);
  });

  test('keeps the order of models that match equally', () => {
    const models = appleModels.filter(({ name }) => /^iPhone 1\d$/.test(name));
    expect(models.length).toBeGreaterThan(2);
    for (const list of [models, models.toReversed()]) expect(findModels(list, 'iphone')).toEqual(list.slice(0, 8));
  });
});
