import { expect, onTestFinished, test, vi } from 'vitest';
import { isStorable } from './id.ts';

test.each([
  ['', true],
  ['ম্যাক 🍎', true],
  ['\ud83c\udf4e\ud83c', false],
  ['\udf4e\ud83c', false],
  ['a\0b', false],
])('%j can be stored: %j, also as Safari 16 sees it', (text, expected) => {
  const method = vi.spyOn(String.prototype, 'isWellFormed').mockImplementation(() => {
    throw new TypeError('Safari has it from 16.4 on.');
  });
  onTestFinished(() => method.mockRestore());
  expect(isStorable(text)).toBe(expected);
});
