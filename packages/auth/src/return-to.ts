/** The page a visitor wanted when a guard redirected them to log in: stored as the location's state. */
export interface RedirectState {
  from: { pathname: string; search: string; hash: string };
}

/** Never a real host, so that an address which leaves it is detected. */
const placeholderOrigin = 'http://here.invalid';

const partOf = (from: object, name: string): string => {
  const part: unknown = Object.entries(from).find(([key]) => key === name)?.[1];
  return typeof part === 'string' ? part : '';
};

/**
 * The address inside this site that a guard stored in `location.state`, with its query and hash; else `/`.
 * The state is not trusted, since a page's own script or an old history entry may have written it: the address never leaves this site.
 */
export function returnTo(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/';
  const { from } = state;
  if (typeof from !== 'object' || from === null) return '/';
  const path = partOf(from, 'pathname');
  if (!path.startsWith('/')) return '/';
  // Resolved as a browser would: it drops tabs and line breaks, and reads a backslash as a slash.
  const address = `${path}${partOf(from, 'search')}${partOf(from, 'hash')}`;
  if (!URL.canParse(address, placeholderOrigin)) return '/';
  const url = new URL(address, placeholderOrigin);
  // '/.//evil.example' is on this site, but resolves to '//evil.example', which is not.
  if (url.origin !== placeholderOrigin || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
