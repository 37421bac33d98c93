import type { ComponentDocs } from '../../component-docs.ts';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { Section } from './Section.tsx';
import type * as stories from './Section.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For each named part of a page: advertised products, a category, articles.',
    'With `layout="beside"` if several sections of the same kind follow each other.',
    'With an `action` for a link or button that belongs to the whole section.',
  ],
  avoid: ['For the page’s own heading: `PageHeading` or `Hero`.', 'Inside another section: its heading is an `<h2>`.'],
  anatomy: [
    { name: 'Heading', description: 'Names the landmark.', selector: 'h2' },
    { name: 'Text', description: 'Optional. A remark.', selector: 'h2 + p' },
    { name: 'Action', description: 'Optional: a `ButtonLink` or a `Button`.' },
    { name: 'Content', description: 'A `Grid`, or what replaces it, such as an `EmptyState`.', selector: 'ul' },
  ],
  examples: [
    {
      do: {
        example: (
          <Section title="Advertised">
            <EmptyState title="Nothing is advertised today" text="Every device on the market is further down." />
          </Section>
        ),
        reason: 'An empty section keeps its place, and says that it is empty.',
      },
      dont: {
        example: <Section title="Advertised">{null}</Section>,
        reason: 'Do not leave a heading without content.',
      },
    },
  ],
};
