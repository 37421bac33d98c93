// The sign-in emulator, in a thread of its own: processing an account takes long, and must not delay pages.
import { parentPort, workerData } from 'node:worker_threads';
import { serveEmulator } from './dev/emulator.ts';
import type { EmulatorMessage } from './dev/emulator-thread.ts';
import { StartError } from './start-error.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread, not a window.
const send = (message: EmulatorMessage) => parentPort?.postMessage(message);

try {
  const { origin, close } = await serveEmulator(String(workerData), (mail) => send({ mail }));
  parentPort?.once('message', () => void close().then(() => parentPort?.close()));
  send({ origin });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  send({ problem: error.message });
}
