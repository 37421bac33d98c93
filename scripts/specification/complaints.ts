import { posix } from 'node:path';
import { readRows, type Row } from './rows.ts';
import { readTests, type TestFile } from './tests.ts';

/** Separates a file from a test in it, and a group of tests from one of them. */
const arrow = ' › ';

/** The answer of a row that names no test: another responsible party, a document to read, or why it is not done yet. */
const answerWithoutTest = /^(not yet|the operator's|the provider's|read): \S/;

/** The links of a row within the project. */
const links = /\]\((?!https:)([^)#]+)/g;

interface TableOfProofs {
  /** Its path, to which its links are relative. */
  path: string;
  /** The sections that must have rows. */
  sections: readonly number[];
  /** Whether every row must name a test. */
  testsOnly: boolean;
}

/**
 * The complaints about a table of proofs, a sentence each, beginning with its line: a section without rows, a row without
 * a test, a test that is missing or whose name is ambiguous, a broken link. `read` returns the text of a file, undefined
 * if there is none.
 */
export function complaintsAbout(
  document: string,
  { path, sections, testsOnly }: TableOfProofs,
  read: (path: string) => string | undefined,
): string[] {
  const files = new Map<string, TestFile | undefined>();
  const beside = (file: string) => (other: string) => read(posix.join(posix.dirname(file), other));
  const open = (file: string) => {
    if (!files.has(file)) {
      const text = read(file);
      files.set(file, text === undefined ? undefined : readTests(file, text, beside(file)));
    }
    return files.get(file);
  };

  const rows = readRows(document);
  const complaints = sections
    .filter((section) => !rows.some((row) => row.section === section))
    .map((section) => `1: section ${section} has no rows.`);

  for (const row of rows) {
    const complain = (what: string) => complaints.push(`${row.line}: ${what}\n    ${row.statement}`);
    const isAnswered = row.proofs.length > 0 || (!testsOnly && answerWithoutTest.test(row.answer));
    if (!isAnswered) complain('no test is named.');
    for (const proof of row.proofs) {
      const wrong = findProblem(proof, open);
      if (wrong) complain(wrong);
    }
    for (const [, link = ''] of row.answer.matchAll(links)) {
      const file = posix.join(posix.dirname(path), link);
      if (read(file) === undefined) complain(`there is no ${file}.`);
    }
  }
  return complaints;
}

function findProblem(proof: Row['proofs'][number], open: (path: string) => TestFile | undefined) {
  const [path = '', ...titles] = proof.split(arrow);
  if (titles.length === 0) return `"${proof}" is not of the form "path${arrow}title".`;
  const file = open(path);
  if (!file) return `there is no ${path}.`;
  const found = file.find(titles);
  if (found === 0) return `${path} has no test "${titles.join(arrow)}".`;
  if (found > 1) return `${path} has ${found} tests "${titles.join(arrow)}". Name the group as well.`;
  return undefined;
}
