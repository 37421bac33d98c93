import { expect, test } from 'vitest';
import { documentOf, readComplaints } from './nu.ts';

const message = (type: string, url: string, text: string) => ({ type, url, message: text, extract: '<p><div>' });
const output = (...messages: object[]) => JSON.stringify({ messages });

test('an error is reported with its story', () => {
  expect(readComplaints(output(message('error', 'file:/x/parts-badge--booked.html', 'No div in p.')))).toEqual([
    'parts-badge--booked: No div in p. <p><div>',
  ]);
});

test('an explicit role on a table row is allowed, because browsers drop the implicit one in a grid', () => {
  const redundantRole =
    'The “role” attribute must not be used on a “tr” element which has a “table” ancestor with no role.';
  expect(readComplaints(output(message('error', 'file:/x/a.html', redundantRole)))).toEqual([]);
});

test('an error of several stories is reported once, with a count', () => {
  const everywhere = ['a', 'b', 'c'].map((id) => message('error', `file:/x/${id}.html`, 'No div in p.'));
  expect(readComplaints(output(...everywhere))).toEqual(['a: No div in p. <p><div> (3 times)']);
});

test('a page that the checker cannot read is reported', () => {
  expect(readComplaints(output(message('non-document-error', 'file:/x/a.html', 'Cannot read.')))).toHaveLength(1);
});

test('errors about CSS are ignored', () => {
  const container = "CSS: “container-type”: Property “container-type” doesn't exist.";
  expect(readComplaints(output(message('error', 'file:/x/a.html', container)))).toEqual([]);
});

test('info messages are ignored, and output that is not JSON is undefined', () => {
  expect(readComplaints(output(message('info', 'file:/x/a.html', 'Consider a heading.')))).toEqual([]);
  expect(readComplaints('Exception in thread "main"')).toBeUndefined();
});

test('a story is checked as a whole page, in standards mode', () => {
  expect(documentOf('a', '<p>Text</p>')).toMatch(
    /^<!doctype html>\n<html lang="en">[\s\S]*<title>a<\/title>[\s\S]*<p>Text<\/p>/,
  );
});
