import sharp from 'sharp';
import type { Difference } from './difference.ts';
import type { Facts } from './report/data.ts';

/** The input of the report's tests. */
export const facts: Facts = {
  base: '2698c5a',
  head: '4ec9267',
  browser: 'Chromium 141',
  acceptCommand: 'pnpm test:visual --accept',
  pictures: 1200,
  leftOut: [],
};

const size = { width: 10, height: 10 };
const paint = (background: string) =>
  sharp({ create: { ...size, channels: 4, background } })
    .png()
    .toBuffer();
const pngs = { before: await paint('#808080'), after: await paint('#404040'), difference: await paint('#e6008c') };

/** A difference of two pictures of 10 by 10 pixels. */
export function difference(own: Partial<Difference> = {}): Difference {
  const kind = own.kind ?? 'changed';
  const isChanged = kind === 'changed';
  return {
    story: 'parts-badge--booked',
    title: 'Parts/Badge',
    name: 'Booked',
    file: 'packages/ui/src/parts/Badge/Badge.stories.tsx',
    mode: 'light-390',
    kind,
    ...(kind !== 'added' && { before: pngs.before }),
    ...(kind !== 'removed' && { after: pngs.after }),
    ...(isChanged && { difference: pngs.difference }),
    pixels: isChanged ? 10 : 0,
    boxes: isChanged ? [{ x: 2, y: 3, width: 4, height: 5 }] : [],
    causes: isChanged ? ['span.Badge_root “Booked”: border-radius 5px → 6px'] : [],
    ...own,
  };
}
