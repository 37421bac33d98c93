export * from './client.ts';
export * from './error.ts';
