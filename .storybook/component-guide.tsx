import { DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { ComponentDocs, Key, UsageExample } from '../packages/ui/src/component-docs.ts';
import { withCode } from './with-code.tsx';

interface GuideProps {
  docs: ComponentDocs;
  /** The accessibility part of the component's comment. */
  accessibility: string | undefined;
}

/** A component's guide: when to use it and when not, right and wrong, for assistive technology and by keyboard. */
export function Guide({ docs, accessibility }: GuideProps) {
  const notes = [...(accessibility === undefined ? [] : [accessibility]), ...(docs.accessibility ?? [])];
  return (
    <>
      <div className="guide-columns">
        <Sentences title="Use it" sentences={docs.use} />
        <Sentences title="Do not use it" sentences={docs.avoid} />
      </div>
      {docs.examples?.map((pair) => (
        <div key={pair.do.reason} className="guide-columns">
          <Example kind="do" {...pair.do} />
          <Example kind="dont" {...pair.dont} />
        </div>
      ))}
      {notes.length > 0 && <Sentences title="Accessibility" sentences={notes} />}
      {docs.keyboard && <Keyboard keys={docs.keyboard} />}
    </>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div>
      <Heading>{title}</Heading>
      <ul className="guide-sentences sb-unstyled">
        {sentences.map((sentence) => (
          <li key={sentence}>{withCode(sentence)}</li>
        ))}
      </ul>
    </div>
  );
}

const labels = { do: 'Do', dont: 'Don’t' };

/** The label comes first, so that a screen reader user knows whether the example is right. */
function Example({ kind, example: shows, reason: because }: UsageExample & { kind: keyof typeof labels }) {
  return (
    <figure className="guide-example sb-unstyled" data-kind={kind}>
      <figcaption>
        <b>{labels[kind]}</b> {withCode(because)}
      </figcaption>
      <div className="docs-story">{shows}</div>
    </figure>
  );
}

function Keyboard({ keys }: { keys: readonly Key[] }) {
  const stories = use(DocsContext).componentStories();
  return (
    <>
      <Subheading>Keyboard</Subheading>
      <table className="guide-keys sb-unstyled">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Does</th>
            <th scope="col">Proven by</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ key, effect: does, story: name }) => {
            const story = stories.find((one) => one.name === storyNameFromExport(name));
            return (
              <tr key={`${key} ${does}`}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{withCode(does)}</td>
                <td>
                  <a href={`./?path=/story/${story?.id}`} target="_parent">
                    {story?.name}
                  </a>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
