// A file of its own, so that it is a chunk of its own.
export { Toaster } from '@apple-only/ui';
