// The sentences about signing in, and what their translations look like: node_modules/@apple-only/auth/README.md
export { authMessages, sessionMessages } from '@apple-only/auth';
