import { describe, expect, test } from 'vitest';
import { complaintsAbout } from './specification/complaints.ts';

const files: Record<string, string> = {
  'home.test.ts': `
    import { guests } from './guests.ts';
    describe('the home page', () => {
      test('greets', () => {});
      test.skip('sings', () => {});
    });
    describe('the login page', () => {
      test('greets', () => {});
      test.each([['popup-blocked', 1], ['popup-closed', 2]])('says %s', () => {});
    });
    const people = { nadia: 'seller' };
    for (const who of Object.keys(people)) test(\`\${who} is let in\`, () => {});
    test.skipIf(process.env.CI)('dances', () => {});
    for (const who of guests) test(\`\${who} stays outside\`, () => {});
    for (const code of ['teapot']) test(code, () => {});
  `,
  'guests.ts': `export const guests = ['imran'];`,
  'Badge.stories.tsx': `
    const meta = preview.meta({ title: 'Parts/Badge' });
    export const Booked = meta.story({});
    const NotAStory = meta.story({});
  `,
};

const sections = [2, 3];

/** The complaints about a document whose first section has this row, and every other section a proven row. */
function complaints(proof: string, { statement = 'It greets', testsOnly = true } = {}) {
  const rows = sections.map((section) => [
    `## ${section}. Section`,
    '| says | proven by |',
    '|---|---|',
    section === sections[0] ? `| ${statement} | ${proof} |` : '| It dances | `home.test.ts › dances` |',
    '',
  ]);
  const table = { path: 'docs/table.md', sections, testsOnly };
  return complaintsAbout(rows.flat().join('\n'), table, (path) => files[path]);
}

test.each([
  ['a test in its group', 'home.test.ts › the home page › greets'],
  ['a test without its group', 'home.test.ts › says popup-blocked'],
  ['a title with its placeholder', 'home.test.ts › says %s'],
  ['a template title, filled in', 'home.test.ts › nadia is let in'],
  ['a template title, filled in from an imported file', 'home.test.ts › imran stays outside'],
  ['a title from a variable', 'home.test.ts › teapot'],
  ['a conditionally skipped test', 'home.test.ts › dances'],
  ['a story', 'Badge.stories.tsx › Booked'],
])('%s is found', (_what, proof) => {
  expect(complaints(`\`${proof}\``)).toEqual([]);
});

test.each([
  ['a test that is gone', 'home.test.ts › the home page › waves', 'home.test.ts has no test "the home page › waves".'],
  ['a test of another group', 'home.test.ts › the home page › says %s', 'has no test'],
  ['a test that is skipped', 'home.test.ts › sings', 'has no test'],
  ['a case that is gone from test.each', 'home.test.ts › says popup-lost', 'has no test'],
  ['a group alone', 'home.test.ts › the home page', 'has no test'],
  ['a title of two tests', 'home.test.ts › greets', 'has 2 tests "greets". Name the group as well.'],
  ['a file that is gone', 'away.test.ts › greets', 'there is no away.test.ts.'],
  ['a story that is not exported', 'Badge.stories.tsx › NotAStory', 'has no test'],
  ['a file alone', 'home.test.ts', 'is not of the form "path › title".'],
])('%s is reported, with the row', (_what, proof, complaint) => {
  const found = complaints(`\`home.test.ts › dances\`<br>\`${proof}\``);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(complaint);
  expect(found[0]).toMatch(/^4: .*\n {4}It greets$/);
});

test('a row without a test is reported', () => {
  expect(complaints('by eye')).toEqual(['4: no test is named.\n    It greets']);
});

describe('a row without a test', () => {
  const answers = [
    'not yet: no user has asked for it',
    "the operator's: it is their network",
    "the provider's: it has the passwords",
    'read: [how](../home.test.ts#there)',
  ];

  test.each(answers)('may say "%s" if the table allows it', (answer) => {
    expect(complaints(answer, { testsOnly: false })).toEqual([]);
    expect(complaints(answer)).toEqual(['4: no test is named.\n    It greets']);
  });

  test.each(['not yet', 'not yet: ', 'surely', ''])('may not say "%s"', (answer) => {
    expect(complaints(answer, { testsOnly: false })).toEqual(['4: no test is named.\n    It greets']);
  });

  test('may not refer to a missing file or test', () => {
    expect(complaints('read: [how](away.md)', { testsOnly: false })).toEqual([
      '4: there is no docs/away.md.\n    It greets',
    ]);
    const found = complaints("the provider's: but see `home.test.ts › waves`", { testsOnly: false });
    expect(found).toEqual([expect.stringContaining('home.test.ts has no test "waves".')]);
  });
});

test('a chapter of another standard counts as a section', () => {
  const document = '## V2. Chapter\n| requirement | proven by |\n|---|---|\n| It greets | not yet: it is shy |\n';
  const table = { path: 'docs/table.md', sections: [2], testsOnly: false };
  expect(complaintsAbout(document, table, () => undefined)).toEqual([]);
});

test('a section without rows is reported', () => {
  const document = sections.map((section) => `## ${section}. Section`).join('\n');
  const table = { path: 'docs/table.md', sections, testsOnly: true };
  expect(complaintsAbout(document, table, () => undefined)).toHaveLength(sections.length);
});

test('an escaped pipe does not end a cell', () => {
  expect(complaints('`home.test.ts › dances`', { statement: 'It greets \\| waves' })).toEqual([]);
});
