/** The part of a prepared story that its code is read from. */
interface PreparedStory {
  parameters: { docs?: { source?: { code?: string } }; __isArgsStory?: boolean };
}

/**
 * The code of a story, as a user would write it. It drops the story's name, replaces a mock handler with
 * the name of its prop, and names the component if the story passes its args to a page of its own.
 *
 * @param component the name of the story's component; undefined if it is about a whole page
 */
export function usableCode({ parameters }: PreparedStory, component: string | undefined): string | undefined {
  const written = parameters.docs?.source?.code;
  if (written === undefined) return undefined;
  const code = withoutName(written.trim())
    .replaceAll(/\b(\w+)=\{fn\(\)\}/g, '$1={$1}')
    .replaceAll(/\b(\w+): fn\(\)/g, '$1');
  const [, page] = /^<(\w+)/.exec(code) ?? [];
  if (!page || !component || !parameters.__isArgsStory || code.includes(`<${component}`)) return code;
  return code.replaceAll(new RegExp(`(</?)${page}\\b`, 'g'), `$1${component}`);
}

/** The markup in `const Story = () => markup;`, also in parentheses over several lines. */
function withoutName(code: string): string {
  const [, inParentheses] = /^const \w+ = \([^)]*\) => \(\n([\s\S]*)\n\);$/.exec(code) ?? [];
  if (inParentheses !== undefined) return inParentheses.replaceAll(/^ {2}/gm, '');
  const [, inLine] = /^const \w+ = \([^)]*\) => (<[\s\S]*);$/.exec(code) ?? [];
  // The end of a multi-line tag goes on its own line, so that the attributes stay indented.
  return inLine?.replace(/(\n.*) \/>$/, '$1\n/>') ?? code;
}
