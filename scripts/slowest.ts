import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The report of Vitest's JSON reporter. */
interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** A group of tests in the report of Playwright's JSON reporter; at the top level, a file. */
interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

type Report = VitestReport | { config: { rootDir: string }; suites: PlaywrightSuite[] };

const durationOf = ({ suites = [], specs }: PlaywrightSuite): number =>
  suites.reduce((sum, suite) => sum + durationOf(suite), 0) +
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0);

/** The time that each file took, in milliseconds, in a folder of the JSON reports of Vitest and Playwright. */
function timesIn(folder: string): [file: string, milliseconds: number][] {
  return readdirSync(folder).flatMap((name) => {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Report;
    return 'testResults' in report
      ? report.testResults.map(({ name: file, startTime, endTime }) => [file, endTime - startTime] as [string, number])
      : report.suites.map((suite) => [join(report.config.rootDir, suite.file), durationOf(suite)] as [string, number]);
  });
}

/** A line for each of the slowest test files, the slowest first. */
export function slowestFiles(folder: string, count: number): string[] {
  return timesIn(folder)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, time]) => `${(time / 1000).toFixed(1).padStart(7)} s  ${relative(process.cwd(), file)}`);
}
