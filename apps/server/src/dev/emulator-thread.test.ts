import { expect, test } from 'vitest';
import { startEmulator } from './emulator-thread.ts';

test('a thread that exits before it listens fails the start immediately', async () => {
  const script = new URL('data:text/javascript,process.exit(0)');
  await expect(startEmulator('accounts.json', () => {}, script)).rejects.toThrow('stopped unexpectedly');
});
