const ask = (address: string, how: RequestInit) =>
  fetch(address, { ...how, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);

/** Reloads the page with all its chunks. Returns false if the server does not serve it: the reload would only lose the page. */
export async function reloadPage(): Promise<boolean> {
  const there = await ask(location.href, { method: 'HEAD' });
  if (!there?.ok) return false;
  // Safari remembers a failed chunk, and does not request it again, even after a reload.
  const chunks = document.querySelectorAll<HTMLLinkElement>('link:is([rel=modulepreload], [rel=stylesheet])');
  await Promise.all(Array.from(chunks, ({ href }) => ask(href, { cache: 'reload' })));
  location.reload();
  return true;
}
