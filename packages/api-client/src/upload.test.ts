import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from './client.ts';

/** A browser's upload, one step at a time. */
class FakeXMLHttpRequest extends EventTarget {
  static all: FakeXMLHttpRequest[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  opened: string[] = [];
  headers: Record<string, string> = {};
  body: unknown;
  aborted = false;
  withCredentials = false;
  responseHeaders: Record<string, string> = {};

  constructor() {
    super();
    FakeXMLHttpRequest.all.push(this);
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return Object.entries(this.responseHeaders)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.aborted = true;
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: unknown, headers: Record<string, string> = {}) {
    Object.assign(this, { status, responseText: JSON.stringify(body), responseHeaders: headers });
    this.dispatchEvent(new Event('load'));
  }
}

const uploaded = { data: { url: 'https://shop.example/photos/1.webp' } };
const file = new Blob(['x'], { type: 'image/png' });

async function request(index: number) {
  await expect.poll(() => FakeXMLHttpRequest.all.length).toBe(index + 1);
  const found = FakeXMLHttpRequest.all[index];
  if (!found) throw new Error('There is no such request.');
  return found;
}

describe('an upload with onProgress', () => {
  beforeEach(() => {
    FakeXMLHttpRequest.all = [];
    vi.stubGlobal('XMLHttpRequest', FakeXMLHttpRequest);
  });
  afterEach(() => void vi.unstubAllGlobals());

  const client = createClient({ baseUrl: 'https://shop.example', token: () => 't' });

  test('sends the photo with the bearer token, and reports the progress', async () => {
    const seen: number[] = [];
    const call = client.uploadPhoto({ file }, { onProgress: (sent) => seen.push(sent) });
    const sent = await request(0);
    expect(sent).toMatchObject({
      opened: ['POST', 'https://shop.example/upload'],
      headers: { authorization: 'Bearer t' },
    });
    expect(sent.body instanceof FormData && sent.body.get('image')).toBeInstanceOf(Blob);
    sent.progress(1, 4);
    sent.progress(0, 0);
    sent.answer(200, uploaded);
    expect(await call).toEqual(uploaded);
    expect(seen).toEqual([0.25, 0]);
  });

  test('sends cookies to another origin only if credentials is set to include', async () => {
    const withCookies = createClient({ baseUrl: 'https://shop.example', credentials: 'include' });
    const uploads = [client, withCookies].map((one) => one.uploadPhoto({ file }, { onProgress: () => undefined }));
    for (const index of [0, 1]) await expect.poll(() => FakeXMLHttpRequest.all[index]?.body).toBeDefined();
    for (const sent of FakeXMLHttpRequest.all) sent.answer(200, uploaded);
    await Promise.all(uploads);
    expect(FakeXMLHttpRequest.all.map(({ withCredentials }) => withCredentials)).toEqual([false, true]);
  });

  test('rejects with the message of the server', async () => {
    const call = client.uploadPhoto({ file }, { onProgress: () => undefined });
    (await request(0)).answer(415, { message: 'This is not a photo.' });
    await expect(call).rejects.toMatchObject({ status: 415, message: 'This is not a photo.' });
  });

  test('is answered with the headers of the server', async () => {
    const received: Headers[] = [];
    const observed = createClient({
      baseUrl: 'https://shop.example',
      onResponse: (response) => void received.push(response.headers),
    });
    const call = observed.uploadPhoto({ file }, { onProgress: () => undefined });
    const headers = { 'x-request-id': 'a: b', 'x-empty': '', 'content-type': 'application/json' };
    (await request(0)).answer(200, uploaded, headers);
    await call;
    expect(Object.fromEntries(received[0] ?? [])).toEqual(headers);
  });

  test('is retried after a 429 with a Retry-After, and after a network error', async () => {
    const call = client.uploadPhoto({ file }, { onProgress: () => undefined });
    (await request(0)).answer(429, { message: 'Too many.' }, { 'retry-after': '0' });
    (await request(1)).dispatchEvent(new Event('error'));
    (await request(2)).answer(200, uploaded);
    expect(await call).toEqual(uploaded);
  });

  test.each([204, 304])('rejects after an empty %i', async (status) => {
    const call = client.uploadPhoto({ file }, { onProgress: () => undefined });
    const sent = await request(0);
    Object.assign(sent, { status });
    sent.dispatchEvent(new Event('load'));
    await expect(call).rejects.toMatchObject({ status });
  });

  test('uses the custom fetch of the client, without progress', async () => {
    const given = createClient({ fetch: async () => Response.json(uploaded) });
    expect(await given.uploadPhoto({ file }, { onProgress: () => expect.unreachable() })).toEqual(uploaded);
    expect(FakeXMLHttpRequest.all).toEqual([]);
  });

  test('is aborted by its signal', async () => {
    const controller = new AbortController();
    const call = client.uploadPhoto({ file }, { onProgress: () => undefined, signal: controller.signal });
    const sent = await request(0);
    controller.abort(new Error('another photo was chosen'));
    await expect(call).rejects.toThrow('another photo was chosen');
    expect(sent.aborted).toBe(true);
  });

  test('aborts each attempt that times out', async () => {
    const call = client.uploadPhoto({ file }, { onProgress: () => undefined, timeout: 10 });
    await expect(call).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
    expect(FakeXMLHttpRequest.all.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  });
});

test('without XMLHttpRequest, a photo is uploaded all the same', async () => {
  vi.stubGlobal('fetch', async () => Response.json(uploaded));
  onTestFinished(() => void vi.unstubAllGlobals());
  // With a `fetch` of its own, the client never uses XMLHttpRequest.
  const client = createClient({ baseUrl: 'https://shop.example' });
  expect(await client.uploadPhoto({ file }, { onProgress: () => undefined })).toEqual(uploaded);
});
