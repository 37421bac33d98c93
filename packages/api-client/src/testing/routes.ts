import { callNames, calls, literalPaths, type Call, type CallName } from '@apple-only/contract';

/** One address of a call. */
export interface Route {
  name: CallName;
  row: Call;
  /** With its parameters as `:name`, as MSW writes them. */
  path: string;
  /** Parameters with a literal value in the path. */
  fixed: Record<string, string>;
}

const segments = ({ path }: Route) => path.split('/').length;
const parameters = ({ path }: Route) => path.split(':').length;

/**
 * Every address in the table. Longer ones first: `/categories/macBook` ends like another. Among equally long ones, those with
 * fewer parameters first: `/users/allbuyer` is not a user's e-mail.
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

/** The parameters of a path, still encoded; undefined if the path is not this route's. */
export function match({ path }: Route, pathname: string): Record<string, string> | undefined {
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}$`).exec(pathname);
  return found ? { ...found.groups } : undefined;
}
