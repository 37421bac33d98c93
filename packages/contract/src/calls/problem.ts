import { getDotPath, type BaseIssue } from 'valibot';

/**
 * The problem with an invalid input, in a sentence that begins with its field.
 * @param issues as a schema found them; the first one is reported
 * @param name of the validated value, if it is not an object with fields
 */
export function problemOf([issue]: readonly [BaseIssue<unknown>, ...BaseIssue<unknown>[]], name?: string): string {
  const field = [name, getDotPath(issue)].filter(Boolean).join('.');
  // A missing key fails the object, not the field's own schema.
  const message = issue.received === 'undefined' ? 'is required' : issue.message;
  return `${field || 'body'}: ${message}`;
}
