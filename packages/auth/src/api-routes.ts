import { calls, literalPaths, type Call } from '@apple-only/contract';

/** The part of a call that says who may make it, and what it carries. */
export interface ApiRoute extends Pick<Call, 'method' | 'access'> {
  path: string;
  /** Whether its body is a file. */
  file: boolean;
}

/** The settings of the sign-in provider, which a page may read before its first call. */
const settings: ApiRoute = { method: 'GET', path: '/settings.json', access: ['visitor'], file: false };

const segmentsOf = (path: string) => path.split('/').slice(1);
const isParameter = (segment: string) => segment.startsWith('{');

/** Every path of the contract's table, those without parameters first: `/users/allbuyer` is no `/users/{email}`. */
const routes = [
  ...Object.values<Call>(calls).flatMap((row) =>
    literalPaths(row).map(({ path }): ApiRoute => {
      const { method, access, file } = row;
      return { method, path, access, file: file !== undefined };
    }),
  ),
  settings,
]
  .map((route) => ({ route, segments: segmentsOf(route.path) }))
  .toSorted((a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length);

/** A value of a parameter: anything that stays in its place in an address, `%2F` included. */
function isValue(segment: string): boolean {
  try {
    return !['', '.', '..'].includes(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/** The call of the API with this method and path, as the address has it; undefined if there is none. */
export function apiRoute(method: string, path: string): ApiRoute | undefined {
  const given = segmentsOf(path);
  const wanted = method === 'HEAD' ? 'GET' : method;
  return routes.find(
    ({ route, segments }) =>
      route.method === wanted &&
      segments.length === given.length &&
      segments.every((segment, index) => {
        const value = given[index] ?? '';
        return isParameter(segment) ? isValue(value) : segment === value;
      }),
  )?.route;
}
