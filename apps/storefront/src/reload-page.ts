const tryFetch = (address: string, init: RequestInit) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);

/** Reloads the page with all its chunks. Returns false if the server does not serve it: the reload would only lose the page. */
export async function reloadPage(): Promise<boolean> {
  const response = await tryFetch(location.href, { method: 'HEAD' });
  if (!response?.ok) return false;
  // Safari remembers a failed chunk, and does not request it again, even after a reload.
  const chunks = document.querySelectorAll<HTMLLinkElement>('link:is([rel=modulepreload], [rel=stylesheet])');
  await Promise.all(Array.from(chunks, ({ href }) => tryFetch(href, { cache: 'reload' })));
  location.reload();
  return true;
}
