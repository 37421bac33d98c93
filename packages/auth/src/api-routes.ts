import { calls, literalPaths, type Call } from '@apple-only/contract';

/** The part of a call that forwarding needs: its callers and its kind of body. */
export interface ApiRoute extends Pick<Call, 'method' | 'access'> {
  path: string;
  /** Whether its body is a file. */
  file: boolean;
}

/** The settings of the sign-in provider, which a page may read before its first call. */
const settings: ApiRoute = { method: 'GET', path: '/settings.json', access: ['visitor'], file: false };

const segmentsOf = (path: string) => path.split('/').slice(1);
const isParameter = (segment: string) => segment.startsWith('{');

/** Every path of the contract's table, those without parameters first: `/users/allbuyer` is not `/users/{email}`. */
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

/** Whether a segment is a valid parameter: anything that remains one segment of the address, including `%2F`. */
function isParameterValue(segment: string): boolean {
  try {
    return !['', '.', '..'].includes(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/** The API's call with this method and encoded path; undefined if there is none. */
export function findApiRoute(method: string, path: string): ApiRoute | undefined {
  const given = segmentsOf(path);
  const wanted = method === 'HEAD' ? 'GET' : method;
  return routes.find(
    ({ route, segments }) =>
      route.method === wanted &&
      segments.length === given.length &&
      segments.every((segment, index) => {
        const value = given[index] ?? '';
        return isParameter(segment) ? isParameterValue(value) : segment === value;
      }),
  )?.route;
}
