import { expect, test } from 'vitest';
import { initialsOf } from './Avatar.tsx';

test.each([
  ['Nadia Rahman', 'NR'],
  ['Abdur Rashid Khan Chowdhury', 'AC'],
  ['Nadia', 'N'],
  ['  Nadia   Rahman ', 'NR'],
  ['💻 Repairs', '💻R'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
