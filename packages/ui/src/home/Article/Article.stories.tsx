import preview from '#storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../../parts/Button/Button.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { defaultLinks } from '../../parts/ShopProvider/shop.ts';
import { Article } from './Article.tsx';

const meta = preview.meta({
  title: 'Home/Article',
  component: Article,
  args: {
    title: 'How to read a keyboard',
    lead: 'Five places to look at first when you check a used laptop.',
    published: '2026-10-12T08:00:00.000Z',
    picture: '/photos/keyboard-silver.webp',
    aside: <p>Four minutes</p>,
    children: (
      <>
        <p>
          A keyboard is the only part of a laptop that is touched all day, and it cannot be polished back. Before you
          ask about the battery, ask for <strong>one photo of the keys</strong>, taken from the side, with the light
          low.
        </p>
        <h2>Five places to look</h2>
        <ol>
          <li>The space bar, at the end of the stronger thumb. It shines first.</li>
          <li>
            The vowels. If <code>E</code> and <code>A</code> shine and <code>Q</code> does not, somebody wrote a great
            deal.
          </li>
          <li>
            The edge of the palm rest:
            <ul>
              <li>a dull patch is skin,</li>
              <li>a bright line is a bracelet.</li>
            </ul>
          </li>
        </ol>
        <h3>What does not matter</h3>
        <p>
          Crumbs. They come out. Still unsure? <a href={defaultLinks.contact}>Ask us</a> before you book.
        </p>
        <blockquote>
          <p>The left shift key was replaced in March. I kept the old one, in case you want it.</p>
        </blockquote>
        <figure>
          <Picture src="/photos/laptop-open-silver.webp" alt="An open laptop with a clean keyboard" />
          <figcaption>Light from the left, at the height of the desk.</figcaption>
        </figure>
        <h2>In years</h2>
        <table>
          <caption>What shine usually means</caption>
          <thead>
            <tr>
              <th scope="col">Where</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Space bar</th>
              <td>1 year</td>
            </tr>
            <tr>
              <th scope="row">Vowels</th>
              <td>2 to 3 years</td>
            </tr>
          </tbody>
        </table>
        <hr />
        <ul>
          <li>Ask for the photo.</li>
          <li>Compare it with the age in the listing.</li>
        </ul>
      </>
    ),
  },
});

export const WithAllProps = meta.story({
  play: async ({ canvas }) => {
    const article = within(canvas.getByRole('article', { name: 'How to read a keyboard' }));
    await expect(article.getByRole('heading', { level: 1 })).toHaveAttribute('id', 'page-heading');
    await expect(article.getByText('2026-10-12')).toHaveAttribute('datetime', '2026-10-12T08:00:00.000Z');
    await expect(article.getByText('Four minutes')).toBeVisible();
    // List markers are visible: Safari does not announce a list without them.
    const steps = article.getAllByRole('list')[0];
    await expect(steps && getComputedStyle(steps).listStyleType).toBe('decimal');
    const [section] = article.getAllByRole('heading', { level: 2 });
    const paragraph = article.getByText(/^A keyboard is the only part/);
    await expect(section && Number.parseFloat(getComputedStyle(section).fontSize)).toBeGreaterThan(
      Number.parseFloat(getComputedStyle(paragraph).fontSize),
    );
  },
});

/** Between 45 and 75 characters per line. */
export const ReadableLines = meta.story({
  args: { children: <p data-testid="text">{'A line that is read to its end. '.repeat(40)}</p> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const text = canvas.getByTestId('text');
    await document.fonts.ready;
    const lines = text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight);
    const perLine = (text.textContent?.length ?? 0) / lines;
    await expect(perLine).toBeGreaterThan(45);
    await expect(perLine).toBeLessThan(76);
  },
});

/** Like the About page: no date, no picture. */
export const TextOnly = meta.story({
  args: {
    title: 'About',
    lead: undefined,
    published: undefined,
    picture: undefined,
    aside: undefined,
    children: (
      <>
        <p>Apple Only is a marketplace for used Apple devices.</p>
        <ButtonLink href={defaultLinks.register}>Register</ButtonLink>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect(canvasElement.querySelector('img, time')).toBeNull();
    // A component in the text keeps its own font.
    const button = getComputedStyle(canvas.getByRole('link', { name: 'Register' }));
    await expect(button.fontFamily).toContain('Apple Only UI');
    await expect(button.textDecorationLine).toBe('none');
  },
});

export const BrokenPicture = meta.story({
  args: { picture: 'data:image/webp;base64,AAAA', children: <p>The text stands without it.</p> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Couldn’t load the photo')).toBeVisible());
    await expect(canvas.getByText('The text stands without it.')).toBeVisible();
  },
});

export const LongWordsAt320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { title: 'Gebrauchtgerätebegutachtungsvereinbarung', lead: 'W'.repeat(90) },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
    await expect(canvas.getByRole('heading', { level: 1 }).scrollWidth).toBeLessThanOrEqual(article.clientWidth);
  },
});

export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const quote = canvas.getByText(/^The left shift key/).closest('blockquote');
    const { borderLeftWidth = '', borderRightWidth = '' } = quote ? getComputedStyle(quote) : {};
    await expect(borderLeftWidth).toBe('0px');
    await expect(Number.parseFloat(borderRightWidth)).toBeGreaterThan(0);
  },
});

export const AnotherLanguage = meta.story({
  args: { labels: { published: 'Veröffentlicht' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Veröffentlicht/)).toBeVisible();
  },
});
