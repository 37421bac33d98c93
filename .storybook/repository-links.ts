import { repository } from '../package.json';

/** Makes the relative links of a repository file absolute. Links within the file stay. */
export const linksIn = (file: string) => (link: string) =>
  link.startsWith('#') ? link : new URL(link, `${repository}/blob/main/${file}`).href;
