import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { help, readApi, readArguments, readFolder, readTemplate, UsageError } from './options.ts';
import { templates } from './templates.ts';

const work = mkdtempSync(join(tmpdir(), 'create-shop-'));
afterAll(() => rmSync(work, { recursive: true }));

test('folder, template, API and start are read', () => {
  expect(readArguments(['my-shop', '--template', 'vite', '--api', 'https://api.example', '--start'])).toEqual({
    help: false,
    start: true,
    folder: resolve('my-shop'),
    template: 'vite',
    api: 'https://api.example',
  });
});

test('omitted options are undefined', () => {
  expect(readArguments([])).toEqual({
    help: false,
    start: undefined,
    folder: undefined,
    template: undefined,
    api: undefined,
  });
});

test.each([[['--no-start']], [['--start', '--no-start']]])('with %j the shop is not started', (args) =>
  expect(readArguments(args).start).toBe(false),
);

test.each(['--template', '--api', '--start', '--no-start', '--help'])('the help lists %s', (option) => {
  expect(help).toContain(`\n  ${option} `);
});

test('the help names every template', () => {
  expect(readArguments(['--help']).help).toBe(true);
  for (const name of Object.keys(templates)) expect(help).toContain(`${name}: `);
});

test.each([
  [['--colour', 'blue'], /Unknown option '--colour'/],
  [['--no-help'], /Unknown option '--no-help'/],
  [['--template'], /--template/],
  [['one', 'two'], 'Name one folder, not 2: one, two.'],
])('%j is refused', (args, message) => {
  expect(() => readArguments(args)).toThrow(UsageError);
  expect(() => readArguments(args)).toThrow(message);
});

test.each(['angular', 'constructor', 'Vite', ''])('the template "%s" is refused', (name) => {
  expect(() => readTemplate(name)).toThrow(
    new UsageError(`There is no template ${name}. The templates are ${Object.keys(templates).join(', ')}.`),
  );
});

test.each([
  ['https://api.example/', 'https://api.example'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['https://shop.example/api/', 'https://shop.example/api'],
  ["https://shop.example/it's", 'https://shop.example/it%27s'],
])('the API address %s is normalized to %s', (given, written) => expect(readApi(given)).toBe(written));

test.each([
  'api.example',
  '/api',
  '',
  'ftp://api.example',
  'https://',
  'https://me:secret@api.example',
  'https://api.example?key=1',
  'https://api.example#top',
  'https://api.example?',
  'https://api.example/#',
])('"%s" is refused as the address of an API', (given) => {
  expect(() => readApi(given)).toThrow(UsageError);
  expect(() => readApi(given)).toThrow('is not the address of an API');
});

test('a new folder, an empty one and an empty repository are accepted; a folder with files, a file and an empty name are refused', () => {
  const folder = join(work, 'folder');
  expect(readFolder(folder)).toBe(folder);
  mkdirSync(folder);
  expect(readFolder(folder)).toBe(folder);
  mkdirSync(join(folder, '.git'));
  expect(readFolder(folder)).toBe(folder);
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  expect(() => readFolder(folder)).toThrow(`${folder} is not empty.`);
  expect(() => readFolder(join(folder, 'notes.txt'))).toThrow('is a file.');
  expect(() => readFolder(' ')).toThrow('The folder has no name.');
});
