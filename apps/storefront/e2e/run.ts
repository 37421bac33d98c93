// Runs the tests. Those that fail run once more with a trace, for evidence only: a failed test stays failed.
//   node e2e/run.ts [arguments of `playwright test`]
import { spawnSync } from 'node:child_process';

const run = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  spawnSync('playwright', ['test', ...process.argv.slice(2), ...args], {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  }).status;

const failed = 1;
const status = run(process.env);
if (status === failed) {
  process.stdout.write('\nOnce more what has failed, with a trace. It stays failed.\n');
  run(
    // Keep the reports of the first run.
    { ...process.env, TEST_REPORTS: undefined },
    '--last-failed',
    '--last-failed-file',
    'test-results/.last-run.json',
    '--trace',
    'on',
    '--output',
    'test-results/traced',
  );
}
process.exitCode = status ?? failed;
