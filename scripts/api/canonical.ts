/**
 * Sorts the members of each type and of each union alphabetically: the compiler writes them in the order in which it happens to
 * meet them, so two builds of the same sources differ.
 */
export function canonical(report: string): string {
  return inOrder(report.split('\n').map(withSortedUnions), false).join('\n');
}

/** A string, an opening or closing bracket, a union's separator, a token that ends a union, or any other character. */
const tokens = /"[^"]*"|'[^']*'| \| |=> |[<([{]|[>)\]}]|[:,;?=] |;| (?:extends|in|is|as) |./g;

/** Alphabetical order, with `null` and `undefined` last, as people write them. */
const byName = (one: string, other: string) =>
  Number(isNothing(one)) - Number(isNothing(other)) || Number(one > other) - Number(one < other);
const isNothing = (type: string) => type === 'null' || type === 'undefined';

/** `B<'b' | 'a'> | A` becomes `A | B<'a' | 'b'>`. A union whose member continues on another line is not sorted. */
function withSortedUnions(line: string): string {
  const read = line.match(tokens) ?? [];
  let at = 0;
  /** Reads up to the closing bracket, or to the end of the line. */
  const inside = (isWhole: boolean): string => {
    let text = '';
    let members = [''];
    let isSortable = isWhole;
    const end = () => {
      text += (isSortable ? members.toSorted(byName) : members).join(' | ');
      members = [''];
      isSortable = true;
    };
    const add = (part: string) => members.push(`${members.pop()}${part}`);
    for (let token = read[at]; token !== undefined && !/^[>)\]}]$/.test(token); token = read[at]) {
      at += 1;
      if (token === ' | ') {
        members.push('');
      } else if (/^[<([{]$/.test(token)) {
        const content = inside(true);
        const closing = read[at];
        if (closing === undefined) isSortable = false;
        at += 1;
        add(`${token}${content}${closing ?? ''}`);
      } else if (/^(?:=> |[:,;?=] | \w+ |;)$/.test(token)) {
        end();
        text += token;
      } else {
        add(token);
      }
    }
    end();
    return text;
  };
  let result = '';
  // A closing bracket without an opening one ends a block that an earlier line opened.
  for (let isWhole = !/^ *\| /.test(line); at < read.length; isWhole = false) {
    if (!isWhole) {
      result += read[at];
      at += 1;
    }
    result += inside(isWhole);
  }
  return result;
}

const indentationOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;
const isClosing = (line: string) => /^ *[}\])]/.test(line);

/** Orders the members of a block. A member is a line, with the more indented and the closing lines that follow it. */
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

/** Orders the blocks inside a member. */
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
