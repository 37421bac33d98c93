export * from './client.ts';
export * from './error.ts';
export type { CallOptions, ClientOptions, SentRequest, TokenKind } from './options.ts';
