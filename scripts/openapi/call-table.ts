import { allows, anyUser } from '../../packages/contract/src/users/roles.ts';
import { callNames, calls } from '../../packages/contract/src/calls/calls.ts';
import type { Call } from '../../packages/contract/src/calls/call.ts';

/** The property names of an object schema, with a mark after optional ones. */
const namesIn = (schema: object = {}) =>
  'entries' in schema
    ? Object.entries(schema.entries as Record<string, { type: string }>).map(
        ([name, { type }]) => name + (type === 'optional' ? '?' : ''),
      )
    : [];

const head = '| method | call | for |\n|---|---|---|\n';

/** Every call as a row of Markdown: its method in the client, its address, and its callers. */
function callTable(): string {
  const rows = callNames.map((name) => {
    const { method, path, access, params = {}, query, body, file }: Call = calls[name];
    const given = [
      ...Object.keys(params),
      ...namesIn(query),
      ...(body ? [body.type === 'optional' ? 'body?' : 'body'] : []),
      ...(file ? ['file'] : []),
    ];
    const who = allows(access, 'visitor') ? 'anyone' : access === anyUser ? 'any user' : access.join(', ');
    return `| \`${name}(${given.length > 0 ? `{ ${given.join(', ')} }` : ''})\` | \`${method} ${path}\` | ${who} |\n`;
  });
  return head + rows.join('');
}

/** Updates a README's table of calls from the contract. */
export function withCallTable(readme: string): string {
  const start = readme.indexOf(head);
  const end = readme.indexOf('\n\n', start) + 1;
  if (start === -1 || end === 0) throw new Error('The README has no table of calls.');
  return readme.slice(0, start) + callTable() + readme.slice(end);
}
