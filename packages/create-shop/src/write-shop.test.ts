import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishTemplates, readManifest, templates, type Template } from './templates.ts';
import { writeShop } from './write-shop.ts';

const sources = join(import.meta.dirname, '../templates');
const work = mkdtempSync(join(tmpdir(), 'create-shop-'));
const published = join(work, 'templates');
beforeAll(() => publishTemplates(sources, work));
afterAll(() => rmSync(work, { recursive: true }));

const api = 'https://api.example/$&';
let shops = 0;
const write = (template: Template, name = 'second-bite') => {
  const folder = join(work, String((shops += 1)), name);
  writeShop(published, { folder, template, api });
  return folder;
};
const filesIn = (folder: string) =>
  globSync('**/{*,.*}', { cwd: folder, withFileTypes: true, exclude: (entry) => entry.name === 'node_modules' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

describe.each(Object.keys(templates) as Template[])('%s', (template) => {
  test('every file of the template is written, without the underscore before its name', () => {
    const written = filesIn(write(template));
    expect(written).toEqual(
      filesIn(join(sources, template))
        .map((name) => name.replace(/^_/, ''))
        .toSorted(),
    );
    expect(written).toEqual(expect.arrayContaining(['.gitignore', 'package.json', 'src/shop.ts', 'tsconfig.json']));
  });

  test('the shop has the address of its API and the name of its folder', () => {
    const folder = write(template);
    const settings = readFileSync(join(folder, 'src/shop.ts'), 'utf8');
    expect(settings).toContain(`export const api = '${api}';`);
    expect(settings).toContain(`name: 'Second Bite'`);
    expect(readManifest(folder).name).toBe('second-bite');
  });

  test('a folder name that is not a valid package name is converted or replaced', () => {
    expect(readManifest(write(template, 'Mein Lädchen')).name).toBe('mein-ldchen');
    const folder = write(template, '++');
    expect(readManifest(folder).name).toBe('shop');
    expect(readFileSync(join(folder, 'src/shop.ts'), 'utf8')).toContain(`name: 'My Shop'`);
  });

  test('every dependency has a version range, and none refers to the workspace', () => {
    const { dependencies = {}, devDependencies } = readManifest(write(template));
    expect(Object.keys(devDependencies)).toContain('typescript');
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['@apple-only/ui', 'react']));
    for (const version of Object.values({ ...dependencies, ...devDependencies })) {
      expect(version).toMatch(/^\^\d+\.\d+\.\d+(-rc\.\d+)?$/);
    }
  });

  test('git ignores node_modules, build output and local .env files', () => {
    const cwd = write(template);
    const built = { vite: ['dist'], next: ['.next', 'next-env.d.ts', 'tsconfig.tsbuildinfo'] }[template];
    const names = ['node_modules', '.env.local', '.env.production.local', ...built];
    spawnSync('git', ['init'], { cwd });
    const { stdout } = spawnSync('git', ['check-ignore', ...names], { cwd, encoding: 'utf8' });
    expect(stdout.trim().split('\n')).toEqual(names);
  });

  test.each(['package.json', '.gitignore', 'tsconfig.json', 'src/shop.ts'])(
    '%s that is there meanwhile is not overwritten',
    (name) => {
      const folder = mkdtempSync(join(work, 'taken-'));
      mkdirSync(join(folder, 'src'));
      writeFileSync(join(folder, name), 'mine');
      expect(() => writeShop(published, { folder, template, api })).toThrow(join(folder, name));
      expect(readFileSync(join(folder, name), 'utf8')).toBe('mine');
    },
  );
});

test.each([
  'src/shop.ts',
  'src/words.ts',
  'src/sign-in-words.ts',
  'src/data.ts',
  'src/focus.ts',
  'src/online.ts',
  'src/theme.ts',
  'src/theme-script.ts',
  'public/device.svg',
])('%s is the same in all templates', (file) => {
  const texts = Object.keys(templates).map((template) => readFileSync(join(sources, template, file), 'utf8'));
  // Next.js needs its browser modules marked.
  expect(new Set(texts.map((text) => text.replace("'use client';\n\n", ''))).size).toBe(1);
});

describe('on the command line', () => {
  /** Next to the templates, as in the pack. */
  const program = join(work, 'create-shop.ts');
  beforeAll(() => {
    cpSync(import.meta.dirname, work, { recursive: true });
    writeFileSync(join(work, 'package.json'), '{ "type": "module" }');
  });
  const run = (cwd: string, ...args: string[]) => spawnSync('node', [program, ...args], { cwd, encoding: 'utf8' });

  test.each([
    [['--template', 'angular', 'shop'], 'There is no template angular. The templates are vite'],
    [['--api', 'api.example', 'shop'], 'api.example is not the address of an API.'],
    [[], 'Name the folder: npm create @apple-only/shop my-shop'],
  ])('%j is refused, and nothing is written', (args, message) => {
    const folder = mkdtempSync(join(work, 'empty-'));
    const { status, stderr, stdout } = run(folder, ...args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).toContain('--help');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a folder with files is refused, and not changed', () => {
    const folder = mkdtempSync(join(work, 'full-'));
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    const { status, stderr } = run(folder, '.', '--template', 'vite');
    expect(status).toBe(1);
    expect(stderr).toContain('. is not empty.');
    expect(readdirSync(folder)).toEqual(['notes.txt']);
    expect(existsSync(join(folder, 'package.json'))).toBe(false);
  });

  test('a folder that cannot be created is refused without a stack trace', () => {
    const cwd = mkdtempSync(join(work, 'file-'));
    writeFileSync(join(cwd, 'notes.txt'), 'mine');
    const { status, stderr } = run(cwd, 'notes.txt/shop', '--template', 'vite');
    expect({ status, line: stderr.split('\n')[0] }).toEqual({
      status: 1,
      line: `ENOTDIR: not a directory, mkdir '${join(cwd, 'notes.txt/shop')}'`,
    });
    expect(stderr).not.toContain('at mkdirSync');
  });

  test.each(['my-shop', 'shops/new', 'My Shop', "Ada's"])(
    'the printed cd command works for the folder "%s"',
    (name) => {
      const cwd = mkdtempSync(join(work, 'next-'));
      const { stdout } = run(cwd, name, '--template', 'vite');
      const change = /cd .+/.exec(stdout)?.[0] ?? '';
      expect(spawnSync(`${change} && ls package.json`, { cwd, encoding: 'utf8', shell: true }).stderr).toBe('');
    },
  );

  test('a failed installation exits with its status, and prints the remaining commands', () => {
    const cwd = mkdtempSync(join(work, 'offline-'));
    writeFileSync(join(cwd, 'npm'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    const { status, stdout } = spawnSync('node', [program, 'my-shop', '--template', 'vite', '--start'], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, npm_config_user_agent: 'npm/11', PATH: `${cwd}${delimiter}${process.env['PATH']}` },
    });
    expect(status).toBe(3);
    expect(stdout).toContain('  cd my-shop\n  npm install\n  npm run dev');
  });

  test.runIf(process.platform === 'linux' && existsSync('/usr/bin/script')).each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('%s at a prompt exits with 130 and prints nothing more', async (_name, key) => {
    const cwd = mkdtempSync(join(work, 'left-'));
    const terminal = spawn('script', ['-qec', `node ${program}`, '/dev/null'], { cwd });
    let output = '';
    terminal.stdout.on('data', (text) => {
      output += String(text);
      if (stripVTControlCharacters(output) === question) terminal.stdin.write(key);
    });
    const [status]: unknown[] = await once(terminal, 'close');
    expect({ status, output: stripVTControlCharacters(output) }).toEqual({ status: 130, output: `${question}\r\n` });
    expect(readdirSync(cwd)).toEqual([]);
  });
  const question = 'Folder [my-shop]: ';

  test('help is printed without an error', () => {
    const { status, stdout } = run(work, '--help');
    expect({ status, starts: stdout.startsWith('npm create @apple-only/shop') }).toEqual({ status: 0, starts: true });
  });
});
