export * from './client.ts';
export * from './error.ts';
export type { CallOptions, ClientOptions, TokenKind } from './options.ts';
