import { buyer, macBook, message, newProduct } from '@apple-only/contract/fixtures';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient, type Client } from './client.ts';
import type { ClientOptions } from './options.ts';
import { ApiError } from './error.ts';

/** A client that records its requests, and answers them as given. */
function clientWith(answer: () => Response | Promise<Response>, options: ClientOptions = {}) {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example',
    retries: 0,
    fetch: async (input, init) => {
      sent.push(new Request(input, init));
      return answer();
    },
    ...options,
  });
  return { client, sent };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

describe('the request', () => {
  test('puts path parameters into the path and the rest into the query', async () => {
    const { client, sent } = clientWith(() => json([]));
    await client.listNewest({ category: 'macBook', limit: 4 });
    expect(sent[0]).toMatchObject({ method: 'GET', url: 'https://shop.example/macBook?limit=4' });
  });

  test('has one slash between the base URL and the path, even if the base URL ends with one', async () => {
    const { client, sent } = clientWith(() => json([]), { baseUrl: 'https://shop.example/api/' });
    await client.listAdvertised();
    expect(sent[0]?.url).toBe('https://shop.example/api/advertise');
  });

  test('fails outside a browser without an absolute base URL, and says so', async () => {
    for (const options of [{}, { baseUrl: '/api' }]) {
      const call = createClient(options).listAdvertised();
      await expect(call).rejects.toThrow(/^Outside a browser, `baseUrl` must be an absolute URL/);
    }
  });

  test('encodes a slash and a percent sign of an e-mail in its path', async () => {
    const { client, sent } = clientWith(() => json(buyer));
    await client.getUser({ email: 'a/b%c@example.com' });
    expect(sent[0]?.url).toBe('https://shop.example/users/a%2Fb%25c%40example.com');
  });

  test('sends its body as JSON, and no content type without a body', async () => {
    const { client, sent } = clientWith(() => json({ modifiedCount: 1 }));
    await client.bookProduct({ productId: 'p1', body: { phone: '017' } });
    await client.bookProduct({ productId: 'p1' });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[0]?.json()).toEqual({ phone: '017' });
    expect(sent[1]?.headers.get('content-type')).toBeNull();
    expect(await sent[1]?.text()).toBe('');
  });

  test('keeps its query if URLSearchParams has no size, as in Safari 16', async () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
    onTestFinished(() => void (size && Object.defineProperty(URLSearchParams.prototype, 'size', size)));
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    const { client, sent } = clientWith(() => json({ deletedCount: 1 }));
    await client.cancelBooking({ userId: 'u1', booking: 'b1' });
    expect(sent[0]?.url).toBe('https://shop.example/buyer/products/u1?booking=b1');
  });

  test('repeats a query parameter for each item of a list', async () => {
    const { client, sent } = clientWith(() => json({}));
    const input = { q: 'mac & cheese', condition: ['Good', 'Fair'], available: true, minPrice: 5 } as const;
    await client.searchProducts({ ...input, condition: [...input.condition], location: [] }).catch(() => undefined);
    expect(sent[0]?.url).toBe(
      'https://shop.example/products?q=mac+%26+cheese&condition=Good&condition=Fair&available=true&minPrice=5',
    );
  });

  test.each<[string, (client: Client) => Promise<unknown>]>([
    ['.. as a path parameter', (client) => client.deleteBuyer({ id: '..' })],
    ['. as a path parameter', (client) => client.deleteBuyer({ id: '.' })],
    ['is empty', (client) => client.getProduct({ id: '' })],
    ['a lone surrogate in its path', (client) => client.getUser({ email: '\ud800' })],
    [
      'an idempotency key that a header cannot carry',
      (client) => client.addProduct({ body: newProduct }, { idempotencyKey: 'ключ' }),
    ],
  ])('is not sent with %s', async (_case, make) => {
    const { client, sent } = clientWith(() => json({}));
    await expect(make(client)).rejects.toMatchObject({ name: 'ApiError', message: 'The request could not be sent.' });
    expect(sent).toEqual([]);
  });

  test('has the headers of the call, which replace neither the content type nor the bearer', async () => {
    const { client, sent } = clientWith(() => json(macBook), { token: () => 't' });
    const headers = { 'x-trace': '1', 'content-type': 'text/plain', authorization: 'Bearer other' };
    await client.addProduct({ body: newProduct }, { headers });
    const found = ['x-trace', 'content-type', 'authorization'].map((name) => sent[0]?.headers.get(name));
    expect(found).toEqual(['1', 'application/json', 'Bearer t']);
  });

  test('sends cookies to the same origin only, unless the credentials option says otherwise', async () => {
    const inits: (RequestInit | undefined)[] = [];
    const fetch = async (_input: unknown, init?: RequestInit) => (inits.push(init), json([]));
    await createClient({ fetch }).listAdvertised();
    await createClient({ fetch, credentials: 'include' }).listAdvertised();
    expect(inits.map((init) => init?.credentials)).toEqual(['same-origin', 'include']);
  });

  test('uses keepalive for a DELETE, such as signing out, and not for a PUT', async () => {
    const requests: [string | undefined, boolean | undefined][] = [];
    const fetch = async (_input: unknown, init?: RequestInit) => {
      requests.push([init?.method, init?.keepalive]);
      return json({ modifiedCount: 1 });
    };
    const client = createClient({ fetch });
    await client.signOut();
    await client.markMessage({ id: 'm1' });
    expect(requests).toEqual([
      ['DELETE', true],
      ['PUT', false],
    ]);
  });

  test('sends a file in the form field that the contract names', async () => {
    const { client, sent } = clientWith(() => json({ data: { url: 'https://shop.example/photos/1.webp' } }));
    await client.uploadPhoto({ file: new Blob(['x'], { type: 'image/png' }) });
    const form = await sent[0]?.formData();
    expect(form?.get('image')).toBeInstanceOf(Blob);
  });
});

describe('the bearer token', () => {
  const token = (kind: string) => `${kind}-token`;

  test('is the access token, or the ID token where only an identity may call', async () => {
    const { client, sent } = clientWith(() => json({ accessToken: 't' }), { token });
    await client.getToken({ email: buyer.email });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer identity-token');
    const { client: reader, sent: reads } = clientWith(() => json([]), { token });
    await reader.listCategory({ category: 'iphone' });
    expect(reads[0]?.headers.get('authorization')).toBe('Bearer access-token');
  });

  test('falls back to the ID token if the call accepts either and there is no access token', async () => {
    const { client, sent } = clientWith(() => json({ data: { url: 'u' } }), {
      token: (kind) => (kind === 'access' ? null : 'id'),
    });
    await client.uploadPhoto({ file: new Blob(['x']) });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer id');
  });

  test('is the call’s own if it has one; the client’s is not requested, even after a 401', async () => {
    const clientToken = vi.fn<() => string>(() => 'the client’s');
    const { client, sent } = clientWith(() => json({ message: 'No.' }, 401), { token: clientToken });
    const call = client.listCategory({ category: 'iphone' }, { token: 'own' });
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer own']);
    expect(clientToken).not.toHaveBeenCalled();
  });

  test('is never sent on a public call', async () => {
    const { client, sent } = clientWith(() => json([]), { token });
    await client.listAdvertised();
    expect(sent[0]?.headers.get('authorization')).toBeNull();
  });
});

describe('the answer', () => {
  test('has the fields of the contract, without unknown ones', async () => {
    const { client } = clientWith(() => json([{ ...macBook, surprise: 1 }]));
    const [product] = await client.listCategory({ category: 'macBook' });
    expect(product).toEqual(macBook);
  });

  test.each([
    [
      'a refusal',
      () => json({ message: 'Only buyers can book.' }, 403),
      { status: 403, message: 'Only buyers can book.' },
    ],
    [
      'a refusal without a message',
      () => new Response('<html>', { status: 502 }),
      { status: 502, message: 'The server responded with error 502.' },
    ],
    [
      'an answer that does not match the contract',
      () => json({ modifiedCount: 'one' }),
      { status: 200, message: 'The server sent an unexpected response.' },
    ],
    [
      'a body that is not JSON',
      () => new Response('hello'),
      { status: 200, message: 'The server sent an unexpected response.' },
    ],
    [
      'a missing response',
      () => Promise.reject(new TypeError('fetch failed')),
      { status: undefined, message: 'Couldn’t reach the server. Check your connection.' },
    ],
  ])('%s fails the call with an ApiError that says so', async (_case, answer, expected) => {
    const { client } = clientWith(answer);
    const error = await client.bookProduct({ productId: 'p1' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ call: 'bookProduct', ...expected });
  });

  test('an aborted call rejects with the reason of its signal', async () => {
    const { client, sent } = clientWith(() => json([]));
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(client.listAdvertised({}, { signal })).rejects.toThrow('gone');
    expect(sent).toHaveLength(0);
  });
});

describe('a paginated list', () => {
  test('returns the input of the next page, until the last page', async () => {
    const { client, sent } = clientWith(() =>
      Response.json([macBook], {
        headers:
          sent.length > 1 ? {} : { link: '<https://shop.example/categories/macBook?limit=1&cursor=a%2Fb>; rel="next"' },
      }),
    );
    const first = await client.listCategory.page({ category: 'macBook', limit: 1 });
    expect(first).toEqual({ items: [macBook], next: { category: 'macBook', limit: 1, cursor: 'a/b' } });
    if (!first.next) throw new Error('There is a second page.');
    const second = await client.listCategory.page(first.next);
    expect(sent[1]?.url).toBe('https://shop.example/categories/macBook?limit=1&cursor=a%2Fb');
    expect(second).toEqual({ items: [macBook], next: undefined });
  });
});

test('a call is typed by the contract', () => {
  const { client } = clientWith(() => json([]));
  // @ts-expect-error -- there is no such category
  void client.listNewest({ category: 'android' }).catch(() => undefined);
  // @ts-expect-error -- an e-mail is missing
  void client.getUser().catch(() => undefined);
  // @ts-expect-error -- similar products are not read in pages
  void (() => client.listSimilar.page({ id: 'p1' }));
  // @ts-expect-error -- only a call that sends a file tells how far it got
  void client.listAdvertised({}, { onProgress: () => undefined }).catch(() => undefined);
  // @ts-expect-error -- only a call that asks for it takes a key
  void client.sendMessage({ body: message }, { idempotencyKey: 'k' }).catch(() => undefined);
});
