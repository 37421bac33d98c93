import type ts from 'typescript';
import { readComponents } from './components.ts';
import { readStories } from './stories.ts';

/**
 * What a kit owes its readers, a sentence each: an exported component without a page of stories, a story that asserts
 * nothing, a component or one of its props that no comment describes.
 */
export function complaintsAbout(program: ts.Program, indexFile: string, storyFiles: readonly string[]): string[] {
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(indexFile);
  if (!index) return [`${indexFile} cannot be read.`];
  const components = readComponents(index, checker);
  if (components.length === 0) return [`${indexFile} exports no component.`];

  const shown = new Set<string>();
  const complaints: string[] = [];
  for (const path of storyFiles) {
    const file = program.getSourceFile(path);
    const { subjects, silent } = file ? readStories(file, checker) : { subjects: [], silent: [] };
    for (const subject of subjects) shown.add(subject);
    if (subjects.length === 0) {
      complaints.push(`${path} has no title that can be read: write it out in preview.meta({ title: '…' }).`);
    }
    for (const story of silent)
      complaints.push(`${path}: the story ${story} asserts nothing. Give it a play that does.`);
  }

  for (const { name, described, undescribed } of components) {
    if (!shown.has(name)) {
      complaints.push(`${name} has no stories: no title ends in its name, and none draws it as a subcomponent.`);
    }
    if (!described) complaints.push(`${name} is not described. Say in a comment what it is, and what it renders.`);
    for (const prop of undescribed) complaints.push(`${name}: the prop ${prop} is not described.`);
  }
  return complaints;
}
