import { repository } from '../package.json';

/** Makes relative links of a file of the repository absolute ones. Links within the file stay. */
export const linksIn = (file: string) => (link: string) =>
  link.startsWith('#') ? link : new URL(link, `${repository}/blob/main/${file}`).href;
