import type { CallName } from '@apple-only/contract';
import { describe, expect, test } from 'vitest';
import { HttpError } from '../http-error.ts';
import { CachedList, CachedText } from '../storage/cached-list.ts';
import { createRenderedPages } from './rendered-pages.ts';

const shell = { html: new CachedText('Shell'), policy: "default-src 'self'" };

/** Renders the answers of the calls to the addresses after `?` in its path. */
function open(answers: Record<string, () => Promise<string>>) {
  const calls: string[] = [];
  const errors: string[] = [];
  let rendered = 0;
  const pageAt = createRenderedPages({
    origin: 'https://shop.test',
    readCall: async (name: CallName, path, { params, query }) => {
      calls.push(`${name} ${path} ${JSON.stringify([params, query])}`);
      return new CachedList(
        (await answers[name]?.()) ?? '[]',
        name === 'searchProducts' ? `${path}?cursor=2` : undefined,
      );
    },
    render: async ({ shell: html, origin, path, fetch }) => {
      rendered += 1;
      const parts = path.split('?')[1]?.split(',') ?? [];
      const replies = await Promise.all(parts.map((address) => fetch(decodeURIComponent(address))));
      const texts = await Promise.all(
        replies.map(async (reply) => `${reply.status} ${reply.headers.get('link') ?? ''} ${await reply.text()}`),
      );
      if (texts.some((text) => text.startsWith('500'))) throw new Error('A call has failed.');
      return `${html} at ${origin}${path}: ${texts.join(' | ')}`;
    },
    onError: ({ message }) => errors.push(message),
    onFailedRead: ({ message }) => errors.push(`read: ${message}`),
  });
  const textAt = async (path: string) => (await pageAt(shell, path)).html.bytes.toString();
  return { pageAt, textAt, calls, errors, timesRendered: () => rendered };
}

const home = '/?/advertise,/macBook';

describe('a rendered page', () => {
  test('contains the answers of its calls, and keeps the policy of the shell', async () => {
    const { pageAt, calls } = open({ listAdvertised: async () => '[1]' });
    const { html, policy } = await pageAt(
      shell,
      '/?/advertise%3Flimit=8,/products%3Fq=a%26condition=Good%26condition=Fair',
    );
    expect(html.bytes.toString()).toContain('Shell at https://shop.test/');
    expect(html.bytes.toString()).toContain('200  [1] | 200 </products?cursor=2>; rel="next" []');
    expect(policy).toBe(shell.policy);
    // As the calls themselves read them.
    expect(calls).toEqual([
      'listAdvertised /advertise [{},{"limit":8}]',
      'searchProducts /products [{},{"q":"a","condition":["Good","Fair"]}]',
    ]);
  });

  test('is cached until the answers that it was rendered from change', async () => {
    let newest = '[1]';
    const { textAt, timesRendered } = open({ listNewest: async () => newest });
    const first = await textAt(home);
    expect(await textAt(home)).toBe(first);
    expect(timesRendered()).toBe(1);
    newest = '[2]';
    expect(await textAt(home)).toContain('[2]');
    expect(timesRendered()).toBe(2);
  });

  test('is rendered once for concurrent requests, and never from answers older than a request', async () => {
    let newest = '[1]';
    const { promise: slow, resolve } = Promise.withResolvers<void>();
    let isFirst = true;
    const { textAt, timesRendered } = open({
      listNewest: async () => newest,
      listAdvertised: async () => {
        if (isFirst) await slow;
        isFirst = false;
        return '[]';
      },
    });
    const before = [textAt(home), textAt(home)];
    await new Promise((done) => setTimeout(done));
    newest = '[2]';
    const after = [textAt(home), textAt(home), textAt(home)];
    resolve();
    expect((await Promise.all(before))[0]).toContain('[1]');
    for (const text of await Promise.all(after)) expect(text).toContain('[2]');
    expect(timesRendered()).toBe(2);
  });

  test('is rendered again once an aborted call answers', async () => {
    const { promise: late, resolve } = Promise.withResolvers<void>();
    let rendered = 0;
    const pageAt = createRenderedPages({
      origin: 'https://shop.test',
      readCall: async () => {
        await late;
        return new CachedList('[1]', undefined);
      },
      render: async ({ fetch }) => {
        rendered += 1;
        const controller = new AbortController();
        const answer = fetch('/advertise', { signal: controller.signal }).then((reply) => reply.text());
        const text = await Promise.race([answer, Promise.resolve('nothing')]);
        if (text === 'nothing') controller.abort();
        return text;
      },
      onError: () => {},
      onFailedRead: () => {},
    });
    const textNow = async () => (await pageAt(shell, '/')).html.bytes.toString();
    expect(await textNow()).toBe('nothing');
    resolve();
    await textNow();
    expect(rendered).toBe(2);
  });

  test('falls back to the shell while a call fails', async () => {
    let isDown = true;
    const { textAt, errors } = open({
      listNewest: async () => {
        if (isDown) throw new Error('connect ECONNREFUSED 10.0.0.1');
        return '[1]';
      },
    });
    expect(await textAt(home)).toBe('Shell');
    expect(errors).toEqual(['read: connect ECONNREFUSED 10.0.0.1']);
    isDown = false;
    expect(await textAt(home)).toContain('[1]');
  });

  test('is rendered again after a failed rendering, even if its calls answer the same', async () => {
    let isBroken = true;
    const pageAt = createRenderedPages({
      origin: 'https://shop.test',
      readCall: async () => new CachedList('[1]', undefined),
      render: async ({ fetch }) => {
        const answer = await fetch('/advertise');
        if (isBroken) throw new Error('Out of memory.');
        return answer.text();
      },
      onError: () => {},
      onFailedRead: () => {},
    });
    expect(await pageAt(shell, '/')).toBe(shell);
    isBroken = false;
    expect((await pageAt(shell, '/')).html.bytes.toString()).toBe('[1]');
  });

  test('falls back to the shell if every call fails, even if its components handle that', async () => {
    const down = new Set<CallName>(['listNewest', 'listAdvertised']);
    const pageAt = createRenderedPages({
      origin: 'https://shop.test',
      readCall: async (name) => {
        if (down.has(name)) throw new Error('connect ECONNREFUSED 10.0.0.1');
        return new CachedList('[1]', undefined);
      },
      render: async ({ fetch }) => {
        const sections = await Promise.all([fetch('/advertise'), fetch('/macBook')]);
        return sections.map(({ ok }) => (ok ? 'products' : 'an error')).join(' and ');
      },
      onError: () => {},
      onFailedRead: () => {},
    });
    const textNow = async () => (await pageAt(shell, '/')).html.bytes.toString();
    expect(await textNow()).toBe('Shell');
    down.delete('listNewest');
    expect(await textNow()).toBe('an error and products');
    down.clear();
    expect(await textNow()).toBe('products and products');
  });

  test('falls back to the shell if a call takes too long', async () => {
    const { textAt } = open({ listNewest: () => new Promise(() => undefined) });
    expect(await textAt(home)).toBe('Shell');
  });

  test('passes on the status and message of a refused call', async () => {
    const { textAt } = open({
      getProduct: async () => {
        throw new HttpError(410, 'No longer listed.');
      },
    });
    expect(await textAt(`/?/products/${'a'.repeat(24)}`)).toMatch(/410 .*No longer listed\./);
    expect(await textAt('/?/products%3FminPrice=abc')).toMatch(/400 .*minPrice/);
  });

  test('makes no call that is closed to visitors', async () => {
    const { textAt, calls } = open({});
    for (const path of ['/users/allseller', '/categories/macBook', '/messages', '/elsewhere', '/products/a/b/c']) {
      expect(await textAt(`/?${path}`)).toContain('404');
    }
    expect(calls).toEqual([]);
  });
});
