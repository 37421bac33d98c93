import { readFileSync } from 'node:fs';
import { mockAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import ts from 'typescript';
import type { Theme } from './document.ts';
import { aliasOf } from './value.ts';

/** Reads the shop's own theme: its values as vanilla-extract writes them, and the sources' comments. */
export async function readTheme(): Promise<Theme> {
  const values = new Map<string, string>();
  setAdapter({
    ...mockAdapter,
    appendCss(css) {
      // Skip the values that a language sets on its elements.
      if (css.type !== 'global' || css.selector.startsWith(':lang(')) return;
      for (const [property, value] of Object.entries(css.rule.vars ?? {})) {
        values.set(aliasOf(property).slice(1, -1), value);
      }
    },
  });
  setFileScope('theme');
  await import('../default-theme.css.ts');
  endFileScope();
  return {
    values,
    comments: new Map([...commentsIn('../contract.css.ts'), ...commentsIn('../text-styles.ts', 'textStyle')]),
  };
}

/** The doc comments of an object's properties, by their path. */
function commentsIn(file: string, under?: string): Map<string, string> {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const comments = new Map<string, string>();
  const visit = (node: ts.Node, path: readonly string[]) => {
    if (!ts.isPropertyAssignment(node)) {
      ts.forEachChild(node, (child) => visit(child, path));
      return;
    }
    const here = [...path, node.name.getText().replace('.', '_')];
    const commentTexts = ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment));
    if (commentTexts.length > 0) comments.set(here.join('.'), commentTexts.join(' ').replaceAll(/\s+/g, ' '));
    visit(node.initializer, here);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), under ? [under] : []);
  return comments;
}
