import { macBook } from '@apple-only/contract/fixtures';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { arabic } from '../../locales/ar.ts';
import { bengali } from '../../locales/bn.ts';
import { german, GermanLabels } from '../../locales/de.ts';
import { Grade } from '../../products/Grade/Grade.tsx';
import { ProductCard } from '../../products/ProductCard/ProductCard.tsx';
import { Statistics } from '../../home/Statistics/Statistics.tsx';
import { ShopProvider } from '../ShopProvider/ShopProvider.tsx';
import { LabelsProvider } from './LabelsProvider.tsx';

test('labels come from the nearest provider that has them, and are English otherwise', () => {
  const html = renderToString(
    <LabelsProvider labels={german}>
      <LabelsProvider labels={{ Grade: { steps: { Good: 'Prima' } } }}>
        <Grade condition="Good" />
      </LabelsProvider>
    </LabelsProvider>,
  );
  expect(html).toContain('Zustand');
  expect(html).toContain('Ordentlich</span>');
  expect(html).toContain('Prima</span>');

  const partly = renderToString(
    <LabelsProvider labels={{ Grade: { steps: { Good: 'Fine' } } }}>
      <Grade condition="Good" />
    </LabelsProvider>,
  );
  expect(partly).toContain('Fair</span>');
  expect(partly).toContain('Fine</span>');
});

test('a component’s own labels take precedence', () => {
  const html = renderToString(
    <GermanLabels>
      <Grade condition="Good" labels={{ steps: { Good: 'Wie neu' } }} />
      <Button pending pendingLabel="Gleich">
        Senden
      </Button>
    </GermanLabels>,
  );
  expect(html).toContain('Wie neu</span>');
  expect(html).toContain('Sehr gut</span>');
  expect(html).toContain('Gleich');
  expect(html).not.toContain('Einen Moment');
});

test('a nested component gets the labels of its own entry', () => {
  const html = renderToString(
    <LabelsProvider
      labels={{ Grade: { condition: 'State' }, Badge: { booked: 'Taken' }, Picture: { missingLabel: 'None' } }}
    >
      <ProductCard product={{ ...macBook, img: '', booking: true }} />
    </LabelsProvider>,
  );
  for (const word of ['State', 'Taken', 'None']) expect(html).toContain(word);
});

test('numbers, amounts, dates and places are in the language of the labels', () => {
  const page = (
    <>
      <ProductCard product={{ ...macBook, time: '2026-03-05T10:00:00.000Z', location: 'Dhaka' }} />
      <Statistics />
    </>
  );
  const inBengali = renderToString(<LabelsProvider labels={bengali}>{page}</LabelsProvider>);
  for (const text of ['৫ মার্চ, ২০২৬', 'ঢাকা', '১৮৬৫']) expect(inBengali).toContain(text);
  const inArabic = renderToString(<LabelsProvider labels={arabic}>{page}</LabelsProvider>);
  for (const text of ['٥ مارس ٢٠٢٦', 'دكا', '١٨٦٥']) expect(inArabic).toContain(text);
  const inEnglish = renderToString(page);
  for (const text of ['2026-03-05', 'Dhaka', '1865']) expect(inEnglish).toContain(text);
});

test('a locale that differs from the language of the labels throws an error', () => {
  const shop = (locale?: string) => (
    <LabelsProvider labels={german}>
      <ShopProvider locale={locale}>
        <Statistics />
      </ShopProvider>
    </LabelsProvider>
  );
  expect(() => renderToString(shop('en'))).toThrow("the locale 'en', and the words of LabelsProvider are in 'de'");
  expect(renderToString(shop('de'))).toBe(renderToString(shop()));
});
