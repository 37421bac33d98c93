/**
 * Whether a request may come from another site's page. Browsers state its origin in headers that pages cannot change. To send
 * `Authorization`, or a method other than GET and HEAD, another site needs a preflight, which is refused; only a form's POST needs none.
 */
export function isCrossOrigin({ method, headers }: Request, origin: string): boolean {
  const from = headers.get('origin');
  if (from !== null && from !== origin) return true;
  const site = headers.get('sec-fetch-site');
  // `same-site` is another host of the domain, which may have another owner.
  if (site !== null && site !== 'same-origin') return true;
  // Browsers from before 2023 send neither header with a GET.
  return from === null && site === null && method !== 'GET' && method !== 'HEAD';
}
