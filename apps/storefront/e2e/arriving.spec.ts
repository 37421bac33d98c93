import { expect, test } from './fault-proxy.ts';
import { waitUntilHydrated, shiftsOf, maxLayoutShift } from './rendered.ts';

for (const width of [390, 768, 1440]) {
  test(`at ${width} px, the header does not shift while the rest of the HTML arrives`, async ({ page, faultProxy }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/search?q=macbook', '/category/iphone', '/blog']) {
      faultProxy.inject(/^GET \/(?:$|search\?|category|blog)/, { answer: 'in pieces' });
      await page.goto(path);
      await waitUntilHydrated(page);
      expect(faultProxy.failed).toHaveLength(1);
      const shifts = await page.evaluate(shiftsOf);
      const sum = shifts.reduce((total, { value, isOfHeader }) => total + (isOfHeader ? value : 0), 0);
      expect.soft(sum, `${path}: ${JSON.stringify(shifts, undefined, 1)}`).toBeLessThan(maxLayoutShift);
    }
  });
}
