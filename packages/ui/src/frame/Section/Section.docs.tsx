import type { ComponentDocs } from '../../component-docs.ts';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { Section } from './Section.tsx';
import type * as stories from './Section.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For each part of a page that has a name: advertised, a category, articles.',
    '`shelf` where several sections of the same kind follow each other.',
    '`action` for a way on that belongs to the whole section.',
  ],
  avoid: ['For the page’s own heading: `PageHeading` or `Hero`.', 'Inside another section: its heading is an `<h2>`.'],
  anatomy: [
    { name: 'Heading', description: 'Names the landmark.', selector: 'h2' },
    { name: 'Remark', description: 'Optional.', selector: 'h2 + p' },
    { name: 'Action', description: 'Optional: a `ButtonLink` or a `Button`.' },
    { name: 'Content', description: 'A `Grid`, or what stands in its place.', selector: 'ul' },
  ],
  examples: [
    {
      do: {
        example: (
          <Section title="Advertised">
            <EmptyState title="Nothing is advertised today" text="Every device on the market is further down." />
          </Section>
        ),
        reason: 'An empty section keeps its place, and says so.',
      },
      dont: {
        example: <Section title="Advertised">{null}</Section>,
        reason: 'Do not leave a heading over nothing.',
      },
    },
  ],
};
