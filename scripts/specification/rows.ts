/** The sections of the specification that say something which a test can prove. */
export const sections = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A statement of the specification, and what proves it. */
export interface Row {
  section: number;
  /** Where it stands, from 1. */
  line: number;
  statement: string;
  /** Each as `path › title`. */
  proofs: string[];
}

/** The rows of all tables under headings that begin with a section's number. The last column names the tests, each in backticks. */
export function readRows(document: string): Row[] {
  const rows: Row[] = [];
  let section = 0;
  let inTable = false;
  for (const [index, text] of document.split('\n').entries()) {
    const heading = /^## (\d+)/.exec(text);
    if (heading) section = Number(heading[1]);
    if (!text.startsWith('|')) inTable = false;
    else if (/^\|[ |:-]+\|$/.test(text)) inTable = true;
    else if (inTable && section > 0) {
      // A bar in a cell is written with a backslash.
      const cells = text.split(/(?<!\\)\|/).slice(1, -1);
      const proofs = (cells.at(-1) ?? '').matchAll(/`([^`]+)`/g);
      rows.push({
        section,
        line: index + 1,
        statement: (cells[0] ?? '').trim(),
        proofs: Array.from(proofs, ([, proof = '']) => proof.replaceAll('\\|', '|')),
      });
    }
  }
  return rows;
}
