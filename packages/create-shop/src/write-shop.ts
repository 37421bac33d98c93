import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readManifest, writeManifest, type Template } from './templates.ts';

/** The API of a template: that of `npm start` in the repository of Apple Only. */
export const defaultApi = 'http://localhost:4000';

export interface Shop {
  /** An empty folder, or one that does not exist yet. */
  folder: string;
  template: Template;
  /** The address of its API, without a slash at its end. */
  api: string;
}

/** Writes a shop. Overwrites nothing: the folder may have been filled since it was checked. @param templatesFolder the templates' folder */
export function writeShop(templatesFolder: string, { folder, template, api }: Shop) {
  const source = join(templatesFolder, template);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(source)) {
    // npm leaves some names out of packs, and tools would read others there: these begin with `_`.
    const target = join(folder, name.replace(/^_/, ''));
    cpSync(join(source, name), target, { recursive: true, force: false, errorOnExist: true });
  }
  const words = basename(folder)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  writeManifest(folder, {
    ...readManifest(folder),
    name:
      words
        .join('-')
        .toLowerCase()
        .replaceAll(/[^a-z\d-]/g, '') || 'shop',
  });
  const settings = join(folder, 'src/shop.ts');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  const text = readFileSync(settings, 'utf8').replace(defaultApi, () => api);
  writeFileSync(settings, name === '' ? text : text.replace('My Shop', () => name));
}
