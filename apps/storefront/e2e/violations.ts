import type { BrowserContext } from '@playwright/test';

/** Records violations of the content security policy by the pages of a context, which the browser refuses and logs. */
export function recordViolations(context: BrowserContext, violations: string[]) {
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
}
