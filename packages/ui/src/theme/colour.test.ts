import { expect, test } from 'vitest';
import { contrast } from './colour.ts';

test('black on white is 21 : 1, whichever comes first, and a colour on itself 1 : 1', () => {
  expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21);
  expect(contrast('rgb(255, 255, 255)', 'rgb(0, 0, 0)')).toBeCloseTo(21);
  expect(contrast('rgb(90, 87, 80)', 'rgb(90, 87, 80)')).toBe(1);
});

test('the lightest grey that may stand on white is #767676', () => {
  expect(contrast('rgb(118, 118, 118)', 'rgb(255, 255, 255)')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('rgb(119, 119, 119)', 'rgb(255, 255, 255)')).toBeLessThan(4.5);
});
