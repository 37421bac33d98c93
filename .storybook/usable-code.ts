/** What of a prepared story its code is read from. */
interface Shown {
  parameters: { docs?: { source?: { code?: string } }; __isArgsStory?: boolean };
}

/**
 * The code that shows a story, as a reader would write it. Of Storybook's own it drops the story's name, gives a handler
 * the name of its prop where there is a mock, and names the component where the story hands its args to a page of its own.
 *
 * @param component the name of the component that the story is about; undefined where it is about a whole page
 */
export function usableCode({ parameters }: Shown, component: string | undefined): string | undefined {
  const written = parameters.docs?.source?.code;
  if (written === undefined) return undefined;
  const code = withoutName(written.trim())
    .replaceAll(/\b(\w+)=\{fn\(\)\}/g, '$1={$1}')
    .replaceAll(/\b(\w+): fn\(\)/g, '$1');
  const [, page] = /^<(\w+)/.exec(code) ?? [];
  if (!page || !component || !parameters.__isArgsStory || code.includes(`<${component}`)) return code;
  return code.replaceAll(new RegExp(`(</?)${page}\\b`, 'g'), `$1${component}`);
}

/** The markup in `const Story = () => markup;`, also where it stands in parentheses over several lines. */
function withoutName(code: string): string {
  const [, inParentheses] = /^const \w+ = \([^)]*\) => \(\n([\s\S]*)\n\);$/.exec(code) ?? [];
  if (inParentheses !== undefined) return inParentheses.replaceAll(/^ {2}/gm, '');
  const [, inLine] = /^const \w+ = \([^)]*\) => (<[\s\S]*);$/.exec(code) ?? [];
  // On a line of its own, the end of a tag of several lines keeps them indented.
  return inLine?.replace(/(\n.*) \/>$/, '$1\n/>') ?? code;
}
