import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../../frame/Grid/Grid.tsx';
import { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx';

const keyboard: ArticleCardProps = {
  title: 'How to read a keyboard',
  text: 'Five places to look at first when you check a used laptop.',
  href: '/blog/how-to-read-a-keyboard',
  picture: '/photos/keyboard-silver.webp',
  detail: 'center',
  published: '2026-10-12T08:00:00.000Z',
};

const battery: ArticleCardProps = {
  title: 'What battery health really tells you',
  text: 'A number between 80 and 100, and why two phones with the same number behave differently.',
  href: '/blog/battery-health',
  picture: '/photos/phone-pro-graphite.webp',
  detail: 'top right',
  published: '2026-09-30T08:00:00.000Z',
};

const handOver: ArticleCardProps = {
  title: 'Before you hand it over',
  text: 'Sign out, erase, remove from your account: the order matters. A checklist for sellers.',
  href: '/blog/before-you-hand-it-over',
  picture: '/photos/watch-starlight.webp',
  detail: 'center',
  published: '2026-09-02T08:00:00.000Z',
};

const articles = [keyboard, battery, handOver];

const meta = preview.meta({
  title: 'Home/ArticleCard',
  component: ArticleCard,
  args: keyboard,
  decorators: [
    (Story, { parameters }) => (parameters['list'] ? Story() : <div style={{ maxInlineSize: '27rem' }}>{Story()}</div>),
  ],
});

export const InTheBlogSection = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article', { name: keyboard.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: keyboard.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: keyboard.title })).toHaveAttribute('href', keyboard.href);
    await expect(canvas.getByText('2026-10-12')).toHaveAttribute('datetime', keyboard.published);
    const picture = canvasElement.querySelector('img')?.parentElement?.getBoundingClientRect();
    await expect(canvas.getByRole('heading').getBoundingClientRect().top).toBeGreaterThan(picture?.top ?? Infinity);
    const frame = canvasElement.querySelector('article > div > div')?.getBoundingClientRect();
    await expect(picture?.width).toBeCloseTo(2 * (frame?.width ?? 0));
  },
});

/** The whole card is the link: a click anywhere on it opens the article. */
export const WholeCardIsLink = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    for (const [x, y] of [
      [card.left + 20, card.top + 20],
      [card.right - 20, card.bottom - 20],
    ] as const) {
      await expect(document.elementFromPoint(x, y)?.closest('a')).toBe(canvas.getByRole('link'));
    }
  },
});

/** On a wide card, text and picture are side by side. */
export const InTheBlogList = meta.story({
  args: { headingLevel: 2 },
  parameters: { list: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    const picture = canvasElement.querySelector('img')?.closest('article > div > div')?.getBoundingClientRect();
    await expect(canvas.getByRole('heading').getBoundingClientRect().left).toBeGreaterThan(picture?.right ?? Infinity);
  },
});

export const ThreeInARow = meta.story({
  parameters: { list: true },
  render: () => (
    <Grid columns={3} label="From the blog">
      {articles.map((article) => (
        <ArticleCard key={article.href} {...article} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').map((card) => card.ariaLabelledByElements?.[0]?.textContent)).toEqual(
      articles.map(({ title }) => title),
    );
  },
});

export const WholePicture = meta.story({
  args: { detail: undefined, published: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
    const [frame, picture] = ['article > div > div', 'img'].map((part) => canvasElement.querySelector(part));
    await expect(picture?.getBoundingClientRect().width).toBe(frame?.getBoundingClientRect().width);
    await expect(canvas.getByRole('link')).toBeVisible();
  },
});

export const MissingPicture = meta.story({
  args: { picture: '' },
  play: async ({ canvas }) => {
    const note = canvas.getByText('No photo');
    await expect(note).toBeVisible();
    await expect(note.getBoundingClientRect().width).toBeLessThan(
      canvas.getByRole('article').getBoundingClientRect().width,
    );
  },
});

export const BrokenPicture = meta.story({
  args: { picture: 'data:image/webp;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Couldn’t load the photo')).toBeVisible());
    // The note for a missing picture is not enlarged.
    await expect(canvas.getByText('Couldn’t load the photo').getBoundingClientRect().width).toBeLessThan(
      canvas.getByRole('article').getBoundingClientRect().width,
    );
  },
});

export const LongWordsAt320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { title: 'M'.repeat(120), text: 'Gebrauchtgerätebegutachtung '.repeat(30) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});

export const RightToLeft = meta.story({
  parameters: { list: true },
  globals: { viewport: { value: 'desktop' } },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('article > div > div')?.getBoundingClientRect();
    await expect(canvas.getByRole('heading').getBoundingClientRect().right).toBeLessThanOrEqual(picture?.left ?? 0);
  },
});

export const AnotherLanguage = meta.story({
  args: { title: 'Wie man eine Tastatur liest', labels: { published: 'Veröffentlicht' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Veröffentlicht/)).toBeVisible();
  },
});
