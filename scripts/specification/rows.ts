/** A statement and its proofs. */
export interface Row {
  section: number;
  /** Its line number, from 1. */
  line: number;
  statement: string;
  /** The text of the last column. */
  answer: string;
  /** The tests in it, each as `path › title`. */
  proofs: string[];
}

/** The rows of all tables under headings with a section number, or with V and a chapter number. The last column has tests in backticks. */
export function readRows(document: string): Row[] {
  const rows: Row[] = [];
  let section = 0;
  let inTable = false;
  for (const [index, text] of document.split('\n').entries()) {
    const heading = /^## V?(\d+)/.exec(text);
    if (heading) section = Number(heading[1]);
    if (!text.startsWith('|')) inTable = false;
    else if (/^\|[ |:-]+\|$/.test(text)) inTable = true;
    else if (inTable && section > 0) {
      // A backslash escapes a bar in a cell.
      const cells = text.split(/(?<!\\)\|/).slice(1, -1);
      const answer = (cells.at(-1) ?? '').trim();
      const proofs = answer.matchAll(/`([^`]+)`/g);
      rows.push({
        section,
        line: index + 1,
        statement: (cells[0] ?? '').trim(),
        answer,
        proofs: Array.from(proofs, ([, proof = '']) => proof.replaceAll('\\|', '|')),
      });
    }
  }
  return rows;
}
