import { chromium } from 'playwright';
const base = 'http://localhost:4437';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
});
const list = await (await fetch(base + '/macBook?limit=3')).json();
const path = '/product/' + list[0]._id;
for (const width of [390, 1440])
  for (const scheme of ['light', 'dark']) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
    const calls = [],
      problems = [];
    page.on('request', (r) => {
      if (r.resourceType() === 'fetch') calls.push(r.url());
    });
    page.on('console', (m) => {
      if (['error', 'warning'].includes(m.type())) problems.push(m.text());
    });
    page.on('pageerror', (e) => problems.push(String(e)));
    await page.addInitScript(() => {
      window.shift = 0;
      window.moved = [];
      new PerformanceObserver((l) => {
        for (const e of l.getEntries())
          if (!e.hadRecentInput) {
            window.shift += e.value;
            window.moved.push(
              ...e.sources.map(
                (s) =>
                  (s.node?.outerHTML ?? s.node?.textContent ?? '').slice(0, 120) +
                  JSON.stringify(s.previousRect) +
                  JSON.stringify(s.currentRect),
              ),
            );
          }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(base + path);
    await page.getByRole('link', { name: 'Log in to see it' }).waitFor();
    await page.waitForLoadState('networkidle');
    console.log(
      width,
      scheme,
      'calls',
      calls,
      'problems',
      problems,
      'shift',
      await page.evaluate(() => [window.shift, window.moved]),
    );
    await page.screenshot({ path: `/tmp/h/page-shots/product-${width}-${scheme}.png`, fullPage: true });
    await page.close();
  }
await browser.close();
