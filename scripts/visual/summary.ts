import type { Difference } from './difference.ts';
import { componentsOf } from './report.ts';
import type { Component, Facts } from './report/data.ts';
import { amount, mostChanged } from './report/words.ts';

/** The most rows that fit in a comment on a pull request and that a reader will read. */
const maxRows = 40;

/** The differences as a Markdown table, one row per component: for the job's page and the pull request. */
export function summaryTable(differences: readonly Difference[], facts: Facts): string {
  const { base, head, browser, pictures, acceptCommand, leftOut } = facts;
  const compared = `\`${base}\` → \`${head}\`, ${browser}.`;
  const omitted = leftOut.map(({ story, reason }) => `- \`${story}\`: ${cell(reason)}`);
  const details =
    omitted.length > 0
      ? ['', `<details><summary>Stories left out: ${omitted.length}</summary>`, '', ...omitted, '', '</details>']
      : [];
  if (differences.length === 0) {
    return [`### No picture differs`, '', `${number(pictures)} compared: ${compared}`, ...details, ''].join('\n');
  }
  const components = componentsOf(differences);
  const rest = components.length - maxRows;
  return [
    `### ${number(differences.length)} of ${number(pictures)} pictures differ`,
    '',
    compared,
    '',
    '| Component | Stories | Pictures | Most changed | First cause |',
    '|---|--:|--:|--:|---|',
    ...components.slice(0, maxRows).map(row),
    ...(rest > 0 ? ['', `And ${number(rest)} more components, in the report.`] : []),
    '',
    'The report shows each picture before and after. To accept all of them:',
    '',
    '```sh',
    acceptCommand,
    '```',
    ...details,
    '',
  ].join('\n');
}

function row({ title, stories }: Component): string {
  const pictures = stories.flatMap((story) => story.pictures);
  const largest = stories[0] && mostChanged(stories[0]);
  const cause = largest?.causes[0];
  const kinds = (['added', 'removed'] as const).flatMap((kind) => {
    const count = pictures.filter((picture) => picture.kind === kind).length;
    return count > 0 ? `${count} ${kind}` : [];
  });
  const counted = [pictures.length, ...(kinds.length > 0 ? [`(${kinds.join(', ')})`] : [])].join(' ');
  return `| ${[cell(title), stories.length, counted, largest ? amount(largest) : '', cause ? cell(cause) : ''].join(' | ')} |`;
}

const number = (count: number) => count.toLocaleString('en');

/** Escapes a page's text for a cell: none of it is read as Markdown or HTML. */
function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>()#+!|~@&-]/g, (mark) => `&#${mark.codePointAt(0)};`);
}
