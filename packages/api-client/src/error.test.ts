import { errorAnswer, problemCodes, problemStatusOf, type ErrorAnswer } from '@apple-only/contract';
import { buyer, macBook, seller } from '@apple-only/contract/fixtures';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { ApiError } from './error.ts';
import { createShop } from './testing.ts';

/** The error of a call whose request gets this answer. */
async function errorFrom(answer: () => Response | Promise<Response>, timeout?: number): Promise<ApiError> {
  const client = createClient({ baseUrl: 'https://shop.example', retries: 0, timeout, fetch: async () => answer() });
  const error: unknown = await client.bookProduct({ productId: 'p1' }).catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError.', { cause: error });
}
const refusal = (body: Partial<Record<keyof ErrorAnswer, unknown>> | null, status: number) => () =>
  Response.json(body, { status, headers: { 'x-from': 'the server' } });

test('an error has the code, the field, the request id and the response of the refusal', async () => {
  const body = errorAnswer(400, 'phone: must have 50 characters or fewer', { requestId: 'r1' });
  const error = await errorFrom(refusal(body, 400));
  expect(error).toMatchObject({ code: 'invalid', field: 'phone', requestId: 'r1', status: 400 });
  expect(error.message).toBe('phone: must have 50 characters or fewer');
  expect(error.response?.headers.get('x-from')).toBe('the server');
});

test.each(Object.values(problemCodes).flat())(
  'the code %s of a refusal becomes the code of the error',
  async (code) => {
    const status = problemStatusOf(code);
    expect(await errorFrom(refusal(errorAnswer(status, 'No.', { code }), status))).toMatchObject({ code, status });
  },
);

test.each([
  [400, 'invalid'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [410, 'withdrawn'],
  [418, 'invalid'],
  [429, 'rate-limited'],
  [500, 'failed'],
  [502, 'unavailable'],
] as const)('a %i with nothing but a message gets the general code of its status', async (status, code) => {
  const error = await errorFrom(refusal({ message: 'No.' }, status));
  expect(error).toMatchObject({ code, status, message: 'No.', field: undefined, requestId: undefined });
});

test.each([
  ['an unknown code', { message: 'No.', code: 'bewitched' }, 'No.'],
  ['the code of another status', { message: 'No.', code: 'rate-limited' }, 'No.'],
  [
    'fields that are not text',
    { message: 5, code: ['changed'], field: {}, requestId: null },
    'The server responded with error 409.',
  ],
  ['empty fields', { message: '', code: '', field: '', requestId: '' }, 'The server responded with error 409.'],
  ['null as its body', null, 'The server responded with error 409.'],
])('a refusal with %s gets the general code of its status', async (_what, body, message) => {
  const error = await errorFrom(refusal(body, 409));
  expect(error).toMatchObject({ code: 'conflict', message, field: undefined, requestId: undefined });
});

test.each<[ApiError['code'], string, () => Response | Promise<Response>]>([
  ['offline', 'a failed request', () => Promise.reject(new TypeError('fetch failed'))],
  ['timeout', 'no answer', () => new Promise<never>(() => undefined)],
  ['unexpected-answer', 'an invalid field', () => Response.json({ modifiedCount: 'one' })],
  ['unexpected-answer', 'a missing field', () => Response.json({})],
])('a failure that only the client can detect has the code %s: %s', async (code, _failure, answer) => {
  expect(await errorFrom(answer, 10)).toMatchObject({ code });
});

test('a timeout is recognised in jsdom, too, whose DOMException is no Error', async () => {
  vi.stubGlobal(
    'DOMException',
    class {
      readonly name: string;
      constructor(_message: string, name: string) {
        this.name = name;
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await errorFrom(() => new Promise<never>(() => undefined), 10)).toMatchObject({ code: 'timeout' });
});

test('the cause of an unexpected answer has the path of the invalid field', async () => {
  const products = [macBook, { ...macBook, condition: 'Bewitched' }];
  const client = createClient({ fetch: async () => Response.json(products) });
  const error: unknown = await client.listCategory({ category: 'macBook' }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    code: 'unexpected-answer',
    status: 200,
    cause: [{ message: 'must be picklist', path: [{ key: 1 }, { key: 'condition' }] }],
  });
});

test('a call whose input cannot be sent fails with the code not-sent', async () => {
  const call = createClient({ fetch: async () => Response.json({}) }).deleteBuyer({ id: '..' });
  await expect(call).rejects.toMatchObject({ code: 'not-sent', status: undefined });
});

test('the in-memory shop refuses a call with the code that a test chose', async () => {
  const shop = createShop({ users: [buyer, seller], products: [macBook] });
  const client = createClient({ fetch: shop.fetch, token: () => shop.signIn(buyer.email).accessToken });
  shop.fail('bookProduct', { code: 'booking-limit', message: 'Enough.' });
  const call = client.bookProduct({ productId: macBook._id });
  await expect(call).rejects.toMatchObject({ code: 'booking-limit', status: 409, message: 'Enough.' });
});
