import { describe, expect, test } from 'vitest';
import { textLimits } from '../fields/limits.ts';
import { categories, memorySizes, storageSizes } from './choices.ts';
import { appleModels } from './models.ts';

const modelOf = (name: string) => appleModels.find((model) => model.name === name);

describe('the catalogue of models', () => {
  test('names each model once, within the length limits of the product fields', () => {
    const names = appleModels.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const { name, colours = [] } of appleModels) {
      expect(name).toBe(name.trim().replaceAll(/\s+/g, ' '));
      expect(name.length).toBeLessThanOrEqual(textLimits.model);
      for (const colour of colours) expect(colour.length).toBeLessThanOrEqual(textLimits.colour);
    }
  });

  test.each(appleModels)('$name has facts that a product can state', ({ year, category, ...facts }) => {
    expect(year).toBeGreaterThanOrEqual(2015);
    expect(year).toBeLessThanOrEqual(2026);
    expect(categories).toContain(category);
    // In the order of the choices, each once, and never an empty list: an unknown one is absent.
    const sizes: readonly string[] = facts.storages ?? [];
    const ownMemories: readonly string[] = facts.memories ?? [];
    expect(sizes).toEqual(storageSizes.filter((size) => sizes.includes(size)));
    expect(ownMemories).toEqual(memorySizes.filter((size) => ownMemories.includes(size)));
    expect([facts.storages, facts.memories, facts.colours]).not.toContainEqual([]);
    const colours = facts.colours ?? [];
    expect(colours).toEqual([...new Set(colours)]);
    for (const colour of colours) expect(colour).toMatch(/^[A-Z][a-z]*( [A-Z][a-z]*)*$/);
  });

  test('states memory for every MacBook, and for no other model', () => {
    const withMemory = appleModels.filter((model) => model.memories !== undefined);
    expect(withMemory).toEqual(appleModels.filter(({ category }) => category === 'macBook'));
  });

  test.each([
    ['iPhone 13 Pro', { year: 2021, category: 'iphone', storages: ['128 GB', '256 GB', '512 GB', '1 TB'] }],
    ['iPhone 15 Pro Max', { year: 2023, storages: ['256 GB', '512 GB', '1 TB'] }],
    ['iPhone X', { year: 2017, storages: ['64 GB', '256 GB'], colours: ['Silver', 'Space Grey'] }],
    ['MacBook Air 13 M1', { year: 2020, category: 'macBook', memories: ['8 GB', '16 GB'] }],
    ['MacBook Pro 16 M3 Max', { memories: ['36 GB', '48 GB', '64 GB', '96 GB', '128 GB'] }],
    ['iPad 9th generation', { year: 2021, category: 'accessories', storages: ['64 GB', '256 GB'] }],
    ['Apple Watch Series 3, 38 mm', { year: 2017, storages: ['8 GB', '16 GB'] }],
    ['AirPods Pro 2, USB-C', { year: 2023, category: 'accessories', colours: ['White'] }],
  ])('knows %s', (name, facts) => {
    expect(modelOf(name)).toMatchObject(facts);
  });
});
