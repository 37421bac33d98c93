import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The Nu HTML checker on this machine, or the reason why there is none. */
export function findNu(): { jar: string } | { missing: string } {
  const { status } = spawnSync('java', ['-version'], { stdio: 'ignore' });
  if (status !== 0) return { missing: 'the Nu HTML checker needs Java, and there is none on this machine.' };
  try {
    // The package exports the path of its file.
    const jar: unknown = createRequire(import.meta.url)('vnu-jar');
    return { jar: String(jar) };
  } catch {
    return { missing: 'the Nu HTML checker is not installed. It is the package `vnu-jar`.' };
  }
}

/** Wraps a part in a whole page. */
export const documentOf = (title: string, html: string) =>
  `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>${title}</title></head>\n<body>\n${html}\n</body>\n</html>\n`;

/** The checker's complaints about whole pages, each with the page's id. */
export function checkHtml(jar: string, pages: readonly { id: string; html: string }[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    for (const { id, html } of pages) writeFileSync(join(folder, `${id}.html`), html);
    const { stderr } = spawnSync('java', ['-jar', jar, '--errors-only', '--format', 'json', folder], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    // A failure of the checker itself does not mean that the pages are valid.
    return readComplaints(stderr) ?? [`The Nu HTML checker failed: ${stderr.slice(0, 500)}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface NuMessage {
  type: string;
  url?: string;
  message?: string;
  extract?: string;
}

/** A line for each error in the checker's JSON. An error of several pages is listed once, with one of them. Undefined if it is not JSON. */
export function readComplaints(output: string): string[] | undefined {
  let messages: NuMessage[];
  try {
    ({ messages } = JSON.parse(output) as { messages: NuMessage[] });
  } catch {
    return undefined;
  }
  // Explicit roles are needed: browsers drop the roles of a table's parts if its rows are laid out as grids.
  const redundantRole = /^The “role” attribute must not be used on a “(tr|th|td)” element which has a “table” ancestor/;
  // The checker supports less CSS than browsers. The build parses style sheets.
  const ofStyles = /^CSS: /;
  // Since 2024, HTML has `rel="expect"`, which also blocks rendering.
  const expects = (message: string, extract: string) =>
    message.startsWith('A “link” element with a “blocking” attribute must') && extract.includes('rel="expect"');
  const byMessage = new Map<string, { first: string; times: number }>();
  for (const { type, url = '', message = '', extract = '' } of messages) {
    if (type !== 'error' && type !== 'non-document-error') continue;
    if (redundantRole.test(message) || ofStyles.test(message) || expects(message, extract)) continue;
    const seen = byMessage.get(message);
    if (seen) seen.times += 1;
    else byMessage.set(message, { first: `${basename(url, '.html')}: ${message} ${extract.trim()}`, times: 1 });
  }
  return [...byMessage.values()].map(({ first, times }) => (times > 1 ? `${first} (${times} times)` : first));
}
