import type { createTheme } from '@vanilla-extract/css';
import { expect, test } from 'vitest';
import { quietGallery } from '../../example/quiet-gallery.css.ts';
import { vars } from './contract.css.ts';

test('a theme is one class', () => {
  expect(quietGallery).toMatch(/^\S+$/);
});

test('a theme with a missing or an unknown token does not compile', () => {
  // Never called: the types are the test.
  const themes = (create: typeof createTheme) => {
    // @ts-expect-error -- every group but these is missing
    create(vars, { icon: { small: '1px', seal: '1px', normal: '1px' } });
    // @ts-expect-error -- `dialog` is missing
    create(vars.shadow, { sheet: 'none' });
    // @ts-expect-error -- there is no such token
    create(vars.shadow, { sheet: 'none', dialog: 'none', drop: 'none' });
    create(vars.shadow, { sheet: 'none', dialog: 'none' });
  };
  expect(themes).toBeTypeOf('function');
});
