import type { BrowserContext } from '@playwright/test';

/** What the pages of a context try against their content security policy. The browser has refused it, and says so. */
export function noteViolations(context: BrowserContext, violations: string[]) {
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
}
