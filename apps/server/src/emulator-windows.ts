import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where the stand-in for Google's script is served: no file name, so that a development server passes it on. */
const standIn = '/emulator/auth/gapi';

/** The emulator's account chooser is drawn by style sheets from elsewhere; these rules are enough without. */
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
 * The two pages by which the emulator plays Google's window, made to work without a network: the frame in the shop's page, and
 * the window with the account chooser. What they load from elsewhere is left out, or comes from here.
 */
export async function loadWindows() {
  const script = await readFile(new URL('../emulator/gapi.js', import.meta.url));
  return {
    /** Answers what is not the emulator's, and changes what it answers. @returns whether it has answered */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const path = request.url?.split('?', 1)[0];
      if (path === standIn) {
        response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
        response.end(script);
        return true;
      }
      if (path === '/emulator/auth/iframe' || path === '/emulator/auth/handler') localize(response);
      return false;
    },
  };
}

function localize(response: ServerResponse) {
  const end = response.end.bind(response);
  response.end = ((page: unknown, ...rest: never[]) =>
    end(typeof page === 'string' ? localized(page) : page, ...rest)) as typeof end;
}

const localized = (page: string) =>
  page
    .replaceAll('https://apis.google.com/js/api.js', standIn)
    .replaceAll(/<link [^>]*href="https:[^>]*>|<script src="https:[^>]*><\/script>/g, '')
    .replace(/(?<=<\/title>)(?=[\s\S]*id="accounts-list")/, style);
