export { cookieSession, type CookieSession, type CookieSessionOptions } from './cookie-session.ts';
export type { CookieSignIn } from './session-cookie.ts';
