import { iPhone, macBook } from '@apple-only/contract/fixtures';
import preview from '#storybook/preview';
import { expect, fn, within } from 'storybook/test';
import { RegisterForm } from '../../forms/RegisterForm/RegisterForm.tsx';
import { Footer } from '../../frame/Footer/Footer.tsx';
import { Header } from '../../frame/Header/Header.tsx';
import { Overview } from '../../frame/Overview/Overview.tsx';
import { Page } from '../../frame/Page/Page.tsx';
import { Section } from '../../frame/Section/Section.tsx';
import { arabic } from '../../locales/ar.ts';
import { bengali } from '../../locales/bn.ts';
import { german } from '../../locales/de.ts';
import { ProductCard } from '../../products/ProductCard/ProductCard.tsx';
import { SearchResults } from '../../search/SearchResults/SearchResults.tsx';
import { LabelsProvider } from './LabelsProvider.tsx';

/** A page with words of many components, none of which has `labels` of its own. */
const shop = (
  <Page
    header={<Header currentPath="/" signedIn={false} theme="system" onSignOut={fn()} onThemeChange={fn()} />}
    footer={<Footer />}
  >
    <Overview kind="seller" counts={{ products: 12_345, booked: 3, advertised: 11, bookedSince: 2 }} />
    {/* The same name in every language. */}
    <Section title="MacBook">
      <SearchResults
        filters={{ condition: ['Good'], maxPrice: 1500 }}
        onChange={fn()}
        total={{ count: 2, more: false }}
      >
        <ProductCard product={{ ...macBook, advertised: true }} onBook={fn()} />
        <ProductCard product={{ ...iPhone, booking: true }} own />
      </SearchResults>
    </Section>
  </Page>
);

/** The words of all components below it, set once. */
const meta = preview.meta({
  title: 'Parts/LabelsProvider',
  component: LabelsProvider,
  parameters: { layout: 'fullscreen' },
  args: { labels: german, children: shop },
});

/** Sentences, plurals, numbers and dates are German. */
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '12.345 Geräte' })).toBeVisible();
    await expect(canvas.getByText('Seit deinem letzten Besuch reserviert: 2.')).toBeVisible();
    await expect(canvas.getByText('2 Treffer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Jetzt reservieren' })).toBeVisible();
  },
});

/** The page reads from right to left. Numbers have Arabic digits, and six plural forms. */
export const Arabic = meta.story({
  args: { labels: arabic },
  globals: { language: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(canvasElement).direction).toBe('rtl');
    await expect(canvas.getByText('حُجز منتجان من منتجاتك منذ زيارتك الأخيرة.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '٣ محجوزة' })).toBeVisible();
    await expect(canvas.getByText('نتيجتان')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'احجز الآن' })).toBeVisible();
  },
});

/** A form in Arabic: labels, errors and the drop zone for photos read from right to left. */
export const ArabicForm = meta.story({
  args: {
    labels: arabic,
    children: <RegisterForm onSubmit={fn()} loginHref="/login" google={{ onContinue: fn() }} />,
  },
  globals: { language: 'ar' },
  parameters: { layout: 'padded' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'إنشاء حساب' }));
    await expect(await canvas.findByText('الاسم مطلوب')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'الاسم' })).toHaveFocus();
    await expect(canvas.getByText(/JPEG أو PNG/)).toBeVisible();
  },
});

/** Numbers, dates and places are Bengali, too. */
export const Bengali = meta.story({
  args: { labels: bengali },
  globals: { language: 'bn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '১২,৩৪৫ পণ্য' })).toBeVisible();
    await expect(canvas.getByText('২টি ফলাফল')).toBeVisible();
    const [card] = canvas.getAllByRole('article');
    await expect(within(card ?? document.body).getByText('ঢাকা')).toBeVisible();
  },
});

/** Replaces some words only: the others stay as they are. */
export const OwnWords = meta.story({
  args: {
    labels: { Badge: { booked: 'Reserved' }, Grade: { steps: { Excellent: 'Like new' } } },
    children: <ProductCard product={{ ...macBook, booking: true }} />,
  },
  parameters: { layout: 'padded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reserved')).toBeVisible();
    await expect(canvas.getByText('Like new')).toBeVisible();
    await expect(canvas.getByText('Fair')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'This Product is not Available' })).toBeDisabled();
  },
});
