// `pnpm dev`: the server from its sources, restarted when they change, and the storefront with hot reload.
import { spawn } from 'node:child_process';
import { forDevelopment } from './shop-settings.ts';

const shell = process.platform === 'win32';
const env = forDevelopment(process.env);
const children = [
  spawn('node', ['--watch', '--conditions=@apple-only/source', 'apps/server/src/main.ts'], {
    env,
    shell,
    stdio: 'inherit',
  }),
  spawn('pnpm', ['--filter', '@apple-only/storefront', 'run', 'dev'], { env, shell, stdio: 'inherit' }),
];

const stop = () => children.forEach((child) => child.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
