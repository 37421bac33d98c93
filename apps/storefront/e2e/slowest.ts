import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** How many are told of. */
const most = 10;

/** Tells at the end which tests took longest. */
// Playwright takes the default export.
// oxlint-disable-next-line import/no-default-export
export default class Slowest implements Reporter {
  readonly #times: { title: string; ms: number }[] = [];

  onTestEnd(test: TestCase, { duration: ms }: TestResult) {
    this.#times.push({ title: test.titlePath().slice(1).filter(Boolean).join(' › '), ms });
  }

  onEnd() {
    const slowest = this.#times.toSorted((one, other) => other.ms - one.ms).slice(0, most);
    const lines = slowest.map(({ title, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
    if (lines.length > 1) process.stdout.write(`\nSlowest:\n${lines.join('\n')}\n`);
  }
}
