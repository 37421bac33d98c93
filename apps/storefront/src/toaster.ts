// A separate file, so that it becomes a separate chunk.
export { Toaster } from '@apple-only/ui';
