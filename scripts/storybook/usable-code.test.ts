import { expect, test } from 'vitest';
import { usableCode } from '../../.storybook/usable-code.ts';

const story = (code: string, takesArgs = true) => ({
  parameters: { docs: { source: { code } }, __isArgsStory: takesArgs },
});

test('a story is shown as its JSX, with the names of props in place of mocks', () => {
  expect(usableCode(story('const Booked = () => <Card product={{ ...mac }} onBook={fn()} />;\n'), 'Card')).toBe(
    '<Card product={{ ...mac }} onBook={onBook} />',
  );
  expect(usableCode(story('const Google = () => <Form google={{ onContinue: fn() }} />;'), 'Form')).toBe(
    '<Form google={{ onContinue }} />',
  );
});

test('JSX over several lines keeps its indentation', () => {
  expect(usableCode(story('const Two = ({ onBook }) => (\n  <Grid>\n    <Card />\n  </Grid>\n);'), 'Card')).toBe(
    '<Grid>\n  <Card />\n</Grid>',
  );
  expect(usableCode(story('const Long = () => <Card\n    product={mac}\n    onBook={fn()} />;'), 'Card')).toBe(
    '<Card\n    product={mac}\n    onBook={onBook}\n/>',
  );
});

test('a wrapper that gets the args of the story is shown as the component itself', () => {
  expect(usableCode(story('const Open = () => <Page title="Where?"><p>Here</p></Page>;'), 'Dialog')).toBe(
    '<Dialog title="Where?"><p>Here</p></Dialog>',
  );
});

test('a wrapper around the component stays, and so does the JSX of another component', () => {
  const inPage = '<Page><Card /></Page>';
  expect(usableCode(story(`const InPage = () => ${inPage};`), 'Card')).toBe(inPage);
  const visit = '<Visit path="/blog" />';
  expect(usableCode(story(`const Blog = () => ${visit};`), undefined)).toBe(visit);
  const link = '<ButtonLink href="/" />';
  expect(usableCode(story(`const AsLink = () => ${link};`, false), 'Button')).toBe(link);
});

test('a function with statements is shown whole, and missing code stays undefined', () => {
  const steps = 'const Late = () => {\n  return <Card />;\n};';
  expect(usableCode(story(steps), 'Card')).toBe(steps);
  expect(usableCode({ parameters: {} }, 'Card')).toBeUndefined();
});
