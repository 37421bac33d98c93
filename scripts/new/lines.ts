/** Adds lines to the text of a file. Throws if their place is not found. */
export type Insert = (text: string) => string;

/** The output of a recipe. */
export interface RecipeOutput {
  /** New files, by their paths from the project's root. */
  files: Record<string, string>;
  /** Changed files. */
  lines: Record<string, Insert>;
  /** The remaining steps, for the developer. */
  next: string;
}

/**
 * Inserts a line in alphabetical order: before the first line like it with a greater name, else after the last of them. The name is
 * the first group of `like`. A line that opens a brace extends to the line that closes it.
 */
export function insertSorted(line: string, like: RegExp): Insert {
  const nameOf = (each: string) => like.exec(each)?.[1]?.toLowerCase() ?? '';
  return (text) => {
    const lines = text.split('\n');
    const places = lines.flatMap((each, place) => (like.test(each) ? [place] : []));
    const last = places.at(-1);
    if (last === undefined) throw new Error(`There is no line like ${String(like)}.`);
    const greater = places.find((place) => nameOf(lines[place] ?? '') > nameOf(line));
    const end = lines[last]?.endsWith('{')
      ? lines.findIndex((each, place) => place > last && /^\s*\}/.test(each))
      : last;
    return lines.toSpliced(greater ?? end + 1, 0, line).join('\n');
  };
}

/** Inserts lines before the line that begins with these characters, after its indentation. */
export function insertBefore(start: string, inserted: string): Insert {
  return (text) => {
    const lines = text.split('\n');
    const place = lines.findIndex((each) => each.trimStart().startsWith(start));
    if (place === -1) throw new Error(`There is no line that begins with ${start}.`);
    return lines.toSpliced(place, 0, inserted).join('\n');
  };
}

/** Inserts lines before the last of these landmarks. Each landmark is the first match after the previous one. */
export function insertAtEnd(landmarks: readonly RegExp[], inserted: string): Insert {
  return (text) => {
    const lines = text.split('\n');
    let place = -1;
    for (const like of landmarks) {
      place = lines.findIndex((line, index) => index > place && like.test(line));
      if (place === -1) throw new Error(`There is no line like ${String(like)}.`);
    }
    return lines.toSpliced(place, 0, inserted).join('\n');
  };
}

/** Imports a value, unless the file already does: extends the import from that module, or adds a new one after the others. */
export function withImport(name: string, from: string): Insert {
  return (text) => {
    const existing = [...text.matchAll(/^import (?!type )\{([^}]*)\} from '([^']*)';$/gm)].find(
      ([, , each]) => each === from,
    );
    const [line, names = ''] = existing ?? [];
    if (line !== undefined) {
      if (names.split(',').some((each) => each.trim() === name)) return text;
      return text.replace(line, () => line.replace('{', `{ ${name},`));
    }
    const last = [...text.matchAll(/^(import .*|\} )from '.*';$/gm)].at(-1);
    const end = last ? last.index + last[0].length + 1 : 0;
    return `${text.slice(0, end)}import { ${name} } from '${from}';\n${text.slice(end)}`;
  };
}

/** Applies several changes to one file. */
export const combine =
  (...inserts: readonly Insert[]): Insert =>
  (text) =>
    inserts.reduce((changed, insert) => insert(changed), text);
