/**
 * Whether a request may come from another site's page. Browsers say where it comes from, and no page can change that.
 * Another site can send neither `Authorization` nor a method other than GET and HEAD without asking first, and gets no permission;
 * a form's POST it can send.
 */
export function isForeign({ method, headers }: Request, origin: string): boolean {
  const from = headers.get('origin');
  if (from !== null && from !== origin) return true;
  const site = headers.get('sec-fetch-site');
  // `same-site` is another host of the domain, which may have another owner.
  if (site !== null && site !== 'same-origin') return true;
  // Browsers from before 2023 say nothing with a GET.
  return from === null && site === null && method !== 'GET' && method !== 'HEAD';
}
