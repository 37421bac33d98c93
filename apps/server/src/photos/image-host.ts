import { textLimits } from '@apple-only/contract';
import { HttpError } from '../http-error.ts';

/** A service that stores photos, with the API of imgbb. */
export interface ImageHost {
  /** The address that photos are posted to. */
  url: string;
  /** Sent as `?key=`, if there is one. */
  key: string | undefined;
}

/** How long the host may take to respond, in milliseconds. */
const timeout = 20_000;

/** Uploads a photo to the host. Returns its address there. Refuses with 502 if the host fails. */
export async function uploadToHost(photo: Buffer, { url, key }: ImageHost): Promise<string> {
  const address = new URL(url);
  if (key) address.searchParams.set('key', key);
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(photo)], { type: 'image/webp' }), 'photo.webp');
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      // Only to the address that the operator has set.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const photoUrl = urlIn(await response.json());
    if (response.ok && photoUrl) return photoUrl;
    throw new Error(`The image host answered ${response.status}.`);
  } catch (cause) {
    throw new HttpError(502, 'We couldn’t save the photo. Try again in a moment.', { cause });
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
