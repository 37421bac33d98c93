import { problemCodeOf, type CallName, type ErrorAnswer } from '@apple-only/contract';
import { ApiError } from './error.ts';

/** A response, with its body parsed: undefined if it is not JSON. */
export interface Reply {
  response: Response;
  answer: unknown;
}

/** The longest pause before a retry, in milliseconds. */
const maxRetryDelay = 10_000;

export const readReply = async (response: Response): Promise<Reply> => ({
  response,
  answer: parse(await response.text()),
});

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The error of a call that was refused, or got no response. Uses the server's own words, if it sent them. */
export function errorOf(call: CallName, reply: Reply | undefined, cause: unknown): ApiError {
  if (!reply) {
    const [code, message] =
      // By its name: jsdom's DOMException is not an Error.
      (cause as Partial<Error> | null | undefined)?.name === 'TimeoutError'
        ? (['timeout', 'The server took too long. Try again.'] as const)
        : (['offline', 'Couldn’t reach the server. Check your connection.'] as const);
    return new ApiError(call, code, message, { cause });
  }
  const { response, answer } = reply;
  const { status } = response;
  const textField = (name: keyof ErrorAnswer) => {
    const value = (answer as Partial<Record<keyof ErrorAnswer, unknown>> | null | undefined)?.[name];
    return typeof value === 'string' && value ? value : undefined;
  };
  return new ApiError(
    call,
    problemCodeOf(status, textField('code')),
    textField('message') ?? `The server responded with error ${status}.`,
    { cause, response, field: textField('field'), requestId: textField('requestId') },
  );
}

/** The cursor of the next page, from the `Link` header. */
export const cursorOf = (response: Response): string | null => {
  const next = /<([^<>]*)>[^<]*; *rel="?next/i.exec(response.headers.get('link') ?? '')?.[1] ?? '';
  return new URLSearchParams(next.split('?')[1]).get('cursor');
};

/** The pause before a retry, in milliseconds; infinite if a retry cannot help, or only too late. */
export function retryDelay(attempt: number, response: Response | undefined): number {
  if (response && ![429, 502, 503, 504].includes(response.status)) return Infinity;
  const retryAfter = response?.headers.get('retry-after') ?? '';
  // In seconds, or as a date.
  const minDelay = /^\d+$/.test(retryAfter) ? +retryAfter * 1000 : Date.parse(retryAfter) - Date.now();
  if (response?.status === 429 && Number.isNaN(minDelay)) return Infinity;
  // Randomised, so that clients which failed together do not retry together.
  const wait = Math.max(minDelay || 0, 300 * 2 ** attempt * (0.5 + Math.random() / 2));
  return wait > maxRetryDelay ? Infinity : wait;
}
