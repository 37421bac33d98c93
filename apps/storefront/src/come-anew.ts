/** Reloads the page, with all its chunks. Returns false if the server does not serve it: the reload would only lose the page. */
export async function comeAnew(): Promise<boolean> {
  const there = await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  );
  if (there?.ok) location.reload();
  return there?.ok ?? false;
}
