/** The part of a path that identifies its page. Routers ignore the case, and a slash at the end. */
export const pageOf = (path: string) => path.replace(/(?<=[^/])\/+$/, '').toLowerCase();
