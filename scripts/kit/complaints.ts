import type ts from 'typescript';
import { readComponents } from './components.ts';
import { readStories } from './stories.ts';

/**
 * The complaints about a kit, a sentence each: an exported component without a page of stories or without docs on it, a
 * story that asserts nothing, docs that no page shows, a component or one of its props that no comment describes.
 */
export function complaintsAbout(
  program: ts.Program,
  indexFile: string,
  storyFiles: readonly string[],
  docsFiles: readonly string[],
): string[] {
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(indexFile);
  if (!index) return [`${indexFile} cannot be read.`];
  const components = readComponents(index, checker);
  if (components.length === 0) return [`${indexFile} exports no component.`];

  /** The files of stories that show a component, by its name. */
  const shown = new Map<string, string[]>();
  const complaints: string[] = [];
  for (const path of storyFiles) {
    const file = program.getSourceFile(path);
    const { subjects, silent } = file ? readStories(file, checker) : { subjects: [], silent: [] };
    for (const subject of subjects) shown.set(subject, [...(shown.get(subject) ?? []), path]);
    if (subjects.length === 0) {
      complaints.push(`${path} has no title that can be read: write it out in preview.meta({ title: '…' }).`);
    }
    for (const story of silent)
      complaints.push(`${path}: the story ${story} asserts nothing. Give it a play function with an assertion.`);
  }

  for (const { name, described, undescribed } of components) {
    const pages = shown.get(name);
    if (!pages) {
      complaints.push(`${name} has no stories: no title ends in its name, and none draws it as a subcomponent.`);
    } else if (!pages.some((path) => docsFiles.includes(docsOf(path)))) {
      complaints.push(`${name} has no docs: write ${pages.map(docsOf).join(' or ')}.`);
    }
    if (!described) complaints.push(`${name} is not described. Say in a comment what it is, and what it renders.`);
    for (const prop of undescribed) complaints.push(`${name}: the prop ${prop} is not described.`);
  }
  for (const path of docsFiles) {
    const file = program.getSourceFile(path);
    if (!storyFiles.some((stories) => docsOf(stories) === path)) {
      complaints.push(`${path} is shown on no page: there are no stories beside it.`);
    } else if (!file || !exportsDocs(file, checker)) {
      complaints.push(`${path} exports no docs. Write \`export const docs: ComponentDocs = { … }\`.`);
    }
  }
  return complaints;
}

/** The docs file of a page, next to its stories. */
const docsOf = (storyFile: string) => storyFile.replace(/\.stories\.tsx$/, '.docs.tsx');

function exportsDocs(file: ts.SourceFile, checker: ts.TypeChecker): boolean {
  const module = checker.getSymbolAtLocation(file);
  const docs = module && checker.getExportsOfModule(module).find(({ name }) => name === 'docs');
  const type = docs && checker.getTypeOfSymbol(docs);
  return (type?.aliasSymbol ?? type?.symbol)?.name === 'ComponentDocs';
}
