import { textLimits } from '@apple-only/contract';
import { Refusal } from './refusal.ts';

/** A service that keeps photos for us, and speaks as imgbb does. */
export interface ImageHost {
  /** Where photos are posted to. */
  url: string;
  /** Sent as `?key=`, where there is one. */
  key: string | undefined;
}

/** How long the host may take to answer, in milliseconds. */
const patience = 20_000;

/** Hands a photo over to the host. Answers the address it has there. Refuses with 502 where the host does. */
export async function forward(photo: Buffer, { url, key }: ImageHost): Promise<string> {
  const address = new URL(url);
  if (key) address.searchParams.set('key', key);
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(photo)], { type: 'image/webp' }), 'photo.webp');
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      // To where the operator has said, and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const photoUrl = urlIn(await response.json());
    if (response.ok && photoUrl) return photoUrl;
    throw new Error(`The image host answered ${response.status}.`);
  } catch (cause) {
    throw new Refusal(502, 'The photo could not be stored right now. Try again in a moment.', { cause });
  }
}

/** The address in `{"data": {"url": …}}`, if it is one that a browser can show. */
function urlIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return undefined;
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('url' in data) || typeof data.url !== 'string') return undefined;
  const url = URL.parse(data.url);
  return url && /^https?:$/.test(url.protocol) && !url.username && url.href.length <= textLimits.url
    ? url.href
    : undefined;
}
