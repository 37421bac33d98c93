import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  extractTitle,
  Heading,
  Markdown,
  Primary,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import type { ComponentDocs } from '../packages/ui/src/component-docs.ts';
import { Guide } from './component-guide.tsx';
import { Anatomy } from './anatomy.tsx';
import { usableCode } from './usable-code.ts';
import './component-page.css';

const docsFiles = import.meta.glob<{ docs: ComponentDocs }>('../packages/ui/src/*/*.docs.tsx');

/** The docs of the component that a page is about; undefined while they load, and where it has none. */
function useDocs(name: string): ComponentDocs | undefined {
  const [docs, setDocs] = useState<ComponentDocs>();
  useEffect(() => {
    void docsFiles[`../packages/ui/src/${name}/${name}.docs.tsx`]?.().then((file) => setDocs(file.docs));
  }, [name]);
  return docs;
}

/** A component's comment: what it is, and what follows 'Accessibility:'. */
function useComment(): { description: string; accessibility: string | undefined } {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, parameters } = preparedMeta;
  const comment: string = parameters['docs']?.extractComponentDescription?.(component, { component, parameters }) ?? '';
  const paragraphs = comment.split(/\n{2,}/);
  const label = /^Accessibility:\s*/;
  return {
    description: paragraphs.filter((paragraph) => !label.test(paragraph)).join('\n\n'),
    accessibility: paragraphs.find((paragraph) => label.test(paragraph))?.replace(label, ''),
  };
}

/** Every page of stories: what it is about, when to use it and how, its props, and its stories with their code. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { description, accessibility } = useComment();
  const name = extractTitle(preparedMeta.title);
  const docs = useDocs(name);
  return (
    <>
      <Title />
      <Markdown>{description}</Markdown>
      {docs?.anatomy ? (
        <Anatomy parts={docs.anatomy}>
          <Primary />
        </Anatomy>
      ) : (
        <Primary />
      )}
      {docs && <Guide docs={docs} accessibility={accessibility} exports={csfFile.moduleExports} />}
      <Heading>Props</Heading>
      <Controls />
      <StoriesWithCode name={name} />
    </>
  );
}

function StoriesWithCode({ name }: { name: string }) {
  const context = use(DocsContext);
  const stories = context
    .componentStories()
    .filter(({ tags, usesMount, parameters }) => tags.includes('autodocs') && !usesMount && !parameters['docs']?.disable);
  return (
    <>
      <Heading>Stories</Heading>
      {stories.map((story) => {
        const code = usableCode(story, name);
        return (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <Canvas of={story.moduleExport} story={{ __forceInitialArgs: true }} source={code === undefined ? {} : { code }} />
          </Anchor>
        );
      })}
    </>
  );
}
