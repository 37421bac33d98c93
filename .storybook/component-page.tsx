import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  extractTitle,
  Heading,
  Markdown,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import type { ComponentDocs, AnatomyPart } from '../packages/ui/src/component-docs.ts';
import { Guide } from './component-guide.tsx';
import { Anatomy } from './anatomy.tsx';
import { usableCode } from './usable-code.ts';
import './component-page.css';

const docsFiles = import.meta.glob<{ docs: ComponentDocs }>('../packages/ui/src/*/*/*.docs.tsx');

/** The component of a page: its name, and its docs once they are loaded. Neither for stories of whole pages. */
function useComponent(name: string) {
  const [, load] = Object.entries(docsFiles).find(([file]) => file.endsWith(`/${name}.docs.tsx`)) ?? [];
  const [docs, setDocs] = useState<ComponentDocs>();
  useEffect(() => {
    void load?.().then((file) => setDocs(file.docs));
  }, [load]);
  return { component: load && name, docs };
}

/** A component's comment: the description, and the part after 'Accessibility:'. */
function useComment(): { description: string; accessibility: string | undefined } {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, parameters } = preparedMeta;
  const comment: string = parameters['docs']?.extractComponentDescription?.(component, { component, parameters }) ?? '';
  const paragraphs = comment.split(/\n{2,}/);
  const label = /^Accessibility:\s*/;
  const note = paragraphs.find((paragraph) => label.test(paragraph))?.replace(label, '');
  return {
    description: paragraphs.filter((paragraph) => !label.test(paragraph)).join('\n\n'),
    accessibility: note && note.charAt(0).toUpperCase() + note.slice(1),
  };
}

/** The docs page of every story file: description, usage, props, and its stories with their code. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { description, accessibility } = useComment();
  const { component, docs } = useComponent(extractTitle(preparedMeta.title));
  return (
    <>
      <Title />
      <Markdown>{description}</Markdown>
      <Anatomy parts={docs?.anatomy ?? noParts}>
        <PrimaryStory component={component} />
      </Anatomy>
      {docs && <Guide docs={docs} accessibility={accessibility} />}
      <Heading>Props</Heading>
      <Controls />
      <StoriesWithCode component={component} />
    </>
  );
}

const noParts: readonly AnatomyPart[] = [];

interface ComponentNameProps {
  component: string | undefined;
}

/** The first story, which the controls change. */
function PrimaryStory({ component }: ComponentNameProps) {
  const story = use(DocsContext)
    .componentStories()
    .find(({ tags }) => tags.includes('autodocs'));
  return (
    story && (
      <Canvas of={story.moduleExport} withToolbar story={{ __primary: true }} source={sourceOf(story, component)} />
    )
  );
}

function StoriesWithCode({ component }: ComponentNameProps) {
  const stories = use(DocsContext)
    .componentStories()
    .filter(
      ({ tags, usesMount, parameters }) => tags.includes('autodocs') && !usesMount && !parameters['docs']?.disable,
    );
  return (
    <>
      <Heading>Stories</Heading>
      {stories.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} story={{ __forceInitialArgs: true }} source={sourceOf(story, component)} />
        </Anchor>
      ))}
    </>
  );
}

/** The code that a canvas shows for its story. */
function sourceOf(story: Parameters<typeof usableCode>[0], component: string | undefined) {
  const code = usableCode(story, component);
  return code === undefined ? {} : { code };
}
