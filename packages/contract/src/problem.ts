import { getDotPath, type BaseIssue } from 'valibot';

/**
 * What is wrong with something that was sent, in a sentence that begins with its field.
 * @param issues as a schema found them; the first one is told
 * @param name of what was checked, where it is no object of fields
 */
export function problemOf([issue]: readonly [BaseIssue<unknown>, ...BaseIssue<unknown>[]], name?: string): string {
  const field = [name, getDotPath(issue)].filter(Boolean).join('.');
  // A key that is not there, and not allowed to be, fails the object and not the field's own schema.
  const message = issue.received === 'undefined' ? 'is required' : issue.message;
  return `${field || 'body'}: ${message}`;
}
