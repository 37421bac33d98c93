import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import tokens from '../../../tokens.json' with { type: 'json' };
import { vars } from '../contract.css.ts';
import { textStyles } from '../text-styles.ts';
import { resolveTokens } from './resolve.ts';
import { type Context, contexts, tokenOf } from './value.ts';

/** Parses the document with a tool for the format, which refuses invalid documents. */
function readByTerrazzo(document: object) {
  const folder = new URL('../../../', import.meta.url);
  const config = defineConfig({}, { cwd: folder });
  // By default it accepts em, which the format does not have.
  config.lint.rules['core/valid-dimension'] = ['error', { allowedUnits: ['px', 'rem'] }];
  const source = { filename: new URL('tokens.json', folder), src: JSON.stringify(document) };
  return parse([source], { config, logger: new Logger({ level: 'error' }) });
}

/** A document's tokens in one context, as a plain file of tokens. */
function tokensFile(context: Context) {
  const file: Record<string, Record<string, unknown>> = {};
  for (const [path, token] of resolveTokens(tokens, context)) {
    const [group = '', name = ''] = path.split('.');
    (file[group] ??= {})[name] = token;
  }
  return file;
}

const ofContract = Object.entries(vars).flatMap(([group, names]) =>
  Object.keys(names).map((name) => `${group}.${name.replace('.', '_')}`),
);
const untyped = tokens.sets.base.sources[0]?.pattern.$extensions['@apple-only/ui'].css ?? {};

test('tokens.json is a resolver document of the Design Tokens format, with both themes', async () => {
  const { resolver } = await readByTerrazzo(tokens);
  const wanted = contexts.map(({ theme, viewport }) => ({ theme, viewport: String(viewport) }));
  expect(resolver.listPermutations?.()).toEqual(expect.arrayContaining(wanted));
  expect(resolver.listPermutations?.()).toHaveLength(wanted.length);
});

test.each(contexts)('every value is valid for its type: $theme, $viewport px', async (context) => {
  const { tokens: read } = await readByTerrazzo(tokensFile(context));
  expect(Object.keys(read)).toHaveLength(resolveTokens(tokens, context).size);
});

test.each([
  ['a unit that the format does not have', { $type: 'dimension', $value: { value: 1, unit: 'em' } }],
  ['a colour of four components', { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0, 1] } }],
  ['a typography without a size', { $type: 'typography', $value: { fontFamily: 'Arial', lineHeight: 1 } }],
  ['an alias of a missing token', { $type: 'color', $value: '{color.nothing}' }],
])('%s is refused', async (_, token) => {
  await expect(readByTerrazzo({ group: { wrong: token } })).rejects.toThrow(/valid-|resolve alias/);
});

test.each(contexts)('tokens.json has every token of the contract: $theme, $viewport px', (context) => {
  const styles = Object.keys(textStyles).map((name) => `textStyle.${name}`);
  const patterns = Object.keys(untyped).map((name) => `pattern.${name}`);
  const there = [...resolveTokens(tokens, context).keys(), ...patterns];
  expect(there.toSorted()).toEqual([...ofContract, ...styles].toSorted());
});

test.each(contexts)('Terrazzo reads the same tokens as the Storybook: $theme, $viewport px', async (context) => {
  const { resolver } = await readByTerrazzo(tokens);
  const terrazzoTokens = resolver.apply({ theme: context.theme, viewport: String(context.viewport) });
  for (const [path, { $value, $type }] of resolveTokens(tokens, context)) {
    // Aliases are resolved there, and a shadow is a list of one.
    const isAlias = JSON.stringify($value).includes('"{');
    const value = $type === 'shadow' ? [$value] : $value;
    expect(terrazzoTokens[path]).toMatchObject({ $type, ...(!isAlias && { $value: value }) });
  }
});

const context: Context = { theme: 'dark', viewport: 1000 };

test('a CSS value becomes a typed value, for its theme and width', () => {
  expect(tokenOf('light-dark(#fff, rgb(0 51 255 / 0.4))', 'color', context)?.$value).toEqual({
    colorSpace: 'srgb',
    components: [0, 0.2, 1],
    alpha: 0.4,
    hex: '#0033ff',
  });
  expect(tokenOf('clamp(1rem, 0.5rem + 2vw, 3rem)', 'size', context)?.$value).toEqual({ value: 1.75, unit: 'rem' });
  expect(tokenOf('clamp(2rem, 2vw, 3rem)', 'size', context)?.$value).toEqual({ value: 2, unit: 'rem' });
  expect(tokenOf('1.6s', 'motion', context)).toEqual({ $type: 'duration', $value: { value: 1.6, unit: 's' } });
});

test('a unit that the format does not have becomes a number, with its CSS', () => {
  expect(tokenOf('62ch', 'measure', context)).toEqual({
    $type: 'number',
    $value: 62,
    $extensions: { '@apple-only/ui': { css: '62ch' } },
  });
});

test('CSS that fits no type is an error, not a wrong token', () => {
  expect(() => tokenOf('calc(1rem + 2px)', 'size', context)).toThrow('No type of the Design Tokens format fits');
});
