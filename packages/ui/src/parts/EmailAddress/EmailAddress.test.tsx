import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EmailAddress } from './EmailAddress.tsx';

const linkOf = (address: string) => /href="([^"]*)"/.exec(renderToString(<EmailAddress link value={address} />))?.[1];

describe('a mailto link', () => {
  test.each([
    ['nadia@appleonly.example', 'mailto:nadia@appleonly.example'],
    ['a?cc=b@c.d', 'mailto:a%3Fcc%3Db@c.d'],
    ['a@c.d?cc=b@c.d', 'mailto:a%40c.d%3Fcc%3Db@c.d'],
    ['a@c.d,b@c.d', 'mailto:a%40c.d%2Cb@c.d'],
    ['a&subject=b#c@c.d', 'mailto:a%26subject%3Db%23c@c.d'],
    ['a%0ABcc:b@c.d', 'mailto:a%250ABcc%3Ab@c.d'],
    ['nobody', 'mailto:nobody'],
  ])('addresses "%s" alone, without further recipients or headers', (address, link) => {
    expect(linkOf(address)).toBe(link);
  });
});
