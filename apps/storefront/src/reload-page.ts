const ask = (address: string, how: RequestInit) =>
  fetch(address, { ...how, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);

/** Reloads the page, with all its chunks. Returns false if the server does not serve it: the reload would only lose the page. */
export async function reloadPage(): Promise<boolean> {
  const there = await ask(location.href, { method: 'HEAD' });
  if (!there?.ok) return false;
  // Safari remembers of a chunk that it did not load, and does not ask for it again, also when the page is reloaded.
  const chunks = document.querySelectorAll<HTMLLinkElement>('link:is([rel=modulepreload], [rel=stylesheet])');
  await Promise.all(Array.from(chunks, ({ href }) => ask(href, { cache: 'reload' })));
  location.reload();
  return true;
}
