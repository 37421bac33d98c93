// `pnpm test:storybook`: checks that the built Storybook, every MDX page and every story open without an error on the console or a request to
// another origin, that the pages fit a phone, and that the HTML of every story is valid. Needs `pnpm build:storybook` first.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkHtml, documentOf, findNu } from './storybook/nu.ts';
import { visitStories } from './storybook/visit.ts';

const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));
if (!existsSync(folder)) {
  console.error('There is no built Storybook to open. Run `pnpm build:storybook` first.');
  process.exit(1);
}

const { opening, pages, visits } = await visitStories(folder);
const complaints = [
  ...opening.map((trouble) => `Storybook itself: ${trouble}`),
  ...[...pages, ...visits].flatMap(({ id, troubles }) => troubles.map((trouble) => `${id}: ${trouble}`)),
];
if (visits.length === 0) complaints.push('The built Storybook has no story.');
if (pages.length === 0) complaints.push('The built Storybook has no MDX page.');
console.log(`${pages.length} pages and ${visits.length} stories opened.`);

const nu = findNu();
if ('jar' in nu) {
  const documents = visits.map(({ id, html }) => ({ id, html: documentOf(id, html) }));
  complaints.push(...checkHtml(nu.jar, documents));
} else {
  console.log(`– HTML of the stories not checked: ${nu.missing}`);
  if (process.env['CI'] === 'true') complaints.push(nu.missing);
}

for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
