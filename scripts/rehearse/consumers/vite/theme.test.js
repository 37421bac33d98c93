import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import test from 'node:test';

test('the theme of one colour is in the style sheet, and what makes it is in no script', () => {
  const built = (pattern) => globSync(`dist/client/**/*.${pattern}`).map((file) => readFileSync(file, 'utf8'));
  assert.match(built('css').join(), /\.[\w-]+\{[^}]*--apple-only-color-accent:[^;]*#0b6b3a/);
  assert.doesNotMatch(built('js').join(), /too little contrast/);
});
