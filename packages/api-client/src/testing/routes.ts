import { callNames, calls, literalPaths, type Call, type CallName } from '@apple-only/contract';

/** One address of a call. */
export interface Route {
  name: CallName;
  row: Call;
  /** With its parameters as `:name`, as MSW writes them. */
  path: string;
  /** Parameters that the path spells out. */
  fixed: Record<string, string>;
}

const segments = ({ path }: Route) => path.split('/').length;
const parameters = ({ path }: Route) => path.split(':').length;

/**
 * Every address in the table. The longer ones first: `/categories/macBook` ends like another. Of those, the ones with
 * fewer parameters: `/users/allbuyer` is nobody's e-mail.
 */
export const routes: readonly Route[] = callNames
  .flatMap((name) =>
    literalPaths(calls[name]).map(({ path, fixed }): Route => ({
      name,
      row: calls[name],
      path: path.replace(/\{(\w+)\}/g, ':$1'),
      fixed,
    })),
  )
  .toSorted((one, other) => segments(other) - segments(one) || parameters(one) - parameters(other));

/** The parameters in a path, as they are written there; undefined where it is not this route's. */
export function match({ path }: Route, pathname: string): Record<string, string> | undefined {
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}$`).exec(pathname);
  return found ? { ...found.groups } : undefined;
}
