// A file of its own, so that it is a part of the build of its own.
export { RolePanel } from '@apple-only/ui';
