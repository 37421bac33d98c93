import { readRows, sections, type Row } from './rows.ts';
import { readTests, type TestFile } from './tests.ts';

/** Between a file and a test in it, and between a group of tests and one of them. */
const arrow = ' › ';

/**
 * What is wrong with the table of proofs, a sentence each, beginning with its line: a section without rows, a row without
 * a test, a test that is not there or whose name several have. `read` answers the text of a file, undefined where there is none.
 */
export function complaintsAbout(document: string, read: (path: string) => string | undefined): string[] {
  const files = new Map<string, TestFile | undefined>();
  const open = (path: string) => {
    if (!files.has(path)) {
      const text = read(path);
      files.set(path, text === undefined ? undefined : readTests(path, text));
    }
    return files.get(path);
  };

  const rows = readRows(document);
  const complaints = sections
    .filter((section) => !rows.some((row) => row.section === section))
    .map((section) => `1: section ${section} of the specification has no rows.`);

  for (const row of rows) {
    const complain = (what: string) => complaints.push(`${row.line}: ${what}\n    ${row.statement}`);
    if (row.proofs.length === 0) complain('no test is named.');
    for (const proof of row.proofs) {
      const wrong = whatIsWrongWith(proof, open);
      if (wrong) complain(wrong);
    }
  }
  return complaints;
}

function whatIsWrongWith(proof: Row['proofs'][number], open: (path: string) => TestFile | undefined) {
  const [path = '', ...titles] = proof.split(arrow);
  if (titles.length === 0) return `"${proof}" is no "path${arrow}title".`;
  const file = open(path);
  if (!file) return `there is no ${path}.`;
  const found = file.find(titles);
  if (found === 0) return `${path} has no test "${titles.join(arrow)}".`;
  if (found > 1) return `${path} has ${found} tests "${titles.join(arrow)}". Name the group as well.`;
  return undefined;
}
