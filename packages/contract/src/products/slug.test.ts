import { describe, expect, test } from 'vitest';
import { slugOf } from './slug.ts';

describe('the slug of a name', () => {
  test.each([
    ['MacBook Air 13" (M1), 256GB', 'macbook-air-13-m1-256gb'],
    ['আইফোন ১৩', 'আইফোন-১৩'],
    ['  --  ', ''],
    ['../../etc/passwd', 'etc-passwd'],
    ['</script>?a=b#c', 'script-a-b-c'],
    ['a'.repeat(100), 'a'.repeat(60)],
    [`${'a '.repeat(29)}a \u{1F600}b`, `${'a-'.repeat(29)}a`],
  ])('of "%s" is "%s"', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test('is well-formed if the name is cut inside a character', () => {
    expect(slugOf(`${'a'.repeat(59)}\u{20000}`).isWellFormed()).toBe(true);
  });
});
