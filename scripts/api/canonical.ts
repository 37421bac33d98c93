/**
 * A report with the members of each type, and the texts of each union, in the order of the alphabet: the compiler writes them in the
 * order in which it happens to meet them, and two builds of the same sources differ.
 */
export function canonical(report: string): string {
  return inOrder(report.split('\n').map(withSortedTexts), false).join('\n');
}

/** `'b' | 'a'` becomes `'a' | 'b'`. */
const withSortedTexts = (line: string) =>
  line.replaceAll(/"[^"]*"(?: \| "[^"]*")+/g, (texts) => texts.split(' | ').toSorted().join(' | '));

const indentationOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;
const isClosing = (line: string) => /^ *[}\])]/.test(line);

/** The lines of a block. A member is a line, and those that are indented more or close what it has opened. */
function inOrder(lines: readonly string[], isSorted: boolean): string[] {
  const indentation = indentationOf(lines[0] ?? '');
  const members: string[][] = [];
  for (const line of lines) {
    const last = members.at(-1);
    if (last && (indentationOf(line) > indentation || isClosing(line))) last.push(line);
    else members.push([line]);
  }
  const written = members.map((member) => withOrderInside(member, indentation).join('\n'));
  return isSorted ? written.toSorted() : written;
}

/** A member whose own blocks are in order. */
function withOrderInside(member: readonly string[], indentation: number): string[] {
  const result: string[] = [];
  let inside: string[] = [];
  const close = () => {
    if (inside.length > 0) result.push(...inOrder(inside, result.at(-1)?.endsWith('{') ?? false));
    inside = [];
  };
  for (const line of member) {
    if (indentationOf(line) > indentation) {
      inside.push(line);
    } else {
      close();
      result.push(line);
    }
  }
  close();
  return result;
}
