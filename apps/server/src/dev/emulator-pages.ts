import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { appFile } from '../files.ts';

/** The path of the stand-in for Google's script. It has no file extension, so that a development server forwards it. */
const gapiPath = '/emulator/auth/gapi';

/** Replaces the style sheets of the emulator's account chooser, which come from other servers. */
const style = `<style>
  body { font: 16px/1.5 system-ui, sans-serif; padding-inline: 16px; }
  .material-icons, .mdc-button__ripple, .mdc-list-item__ripple, .mdc-list-item__graphic, .mdc-notched-outline, .callout { display: none; }
  .content-wrapper, .mdc-list--avatar-list .mdc-list-item { padding-inline: 0; }
  .mdc-list-item { display: block; padding-block: 8px; border-block-end: 1px solid #ccc; cursor: pointer; }
  .mdc-list-item__text > * { display: block; }
  .mdc-text-field { display: block; }
  input, button { box-sizing: border-box; min-height: 40px; padding-inline: 12px; font: inherit; }
  input { inline-size: 100%; }
</style>`;

/**
 * Makes the emulator's two pages that simulate Google's window work without a network: the frame in the shop's page, and the
 * window with the account chooser. Files that they load from other servers are left out, or served from here.
 */
export async function loadEmulatorPages() {
  const script = await readFile(appFile('emulator/gapi.js'));
  return {
    /** Serves the stand-in script, and changes the emulator's pages. @returns whether it has responded */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const path = request.url?.split('?', 1)[0];
      if (path === gapiPath) {
        response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
        response.end(script);
        return true;
      }
      if (path === '/emulator/auth/iframe' || path === '/emulator/auth/handler') rewritePage(response);
      return false;
    },
  };
}

function rewritePage(response: ServerResponse) {
  const end = response.end.bind(response);
  response.end = ((page: unknown, ...rest: never[]) =>
    end(typeof page === 'string' ? withLocalFiles(page) : page, ...rest)) as typeof end;
}

const withLocalFiles = (page: string) =>
  page
    .replaceAll('https://apis.google.com/js/api.js', gapiPath)
    .replaceAll(/<link [^>]*href="https:[^>]*>|<script src="https:[^>]*><\/script>/g, '')
    .replace(/(?<=<\/title>)(?=[\s\S]*id="accounts-list")/, style);
