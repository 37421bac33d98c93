import { Worker } from 'node:worker_threads';
import { createEmulator, type Emulator } from './emulator.ts';
import { emulatorWorker } from '../files.ts';
import { StartError } from '../start-error.ts';

/** A message from the thread: its origin, the reason why it cannot start, or an e-mail that is not sent. */
export type EmulatorMessage = { origin: string } | { problem: string } | { mail: string };

/**
 * Starts the sign-in emulator in a thread of its own.
 * @param file keeps the accounts, in an existing folder.
 * @param printMail receives a sentence for each e-mail, which is not sent.
 * @param script the script that the thread runs.
 * @throws {StartError} if firebase-tools is not installed, or the file is damaged.
 */
export async function startEmulator(
  file: string,
  printMail: (mail: string) => void,
  script = emulatorWorker,
): Promise<Emulator> {
  const worker = new Worker(script, { workerData: file });
  let isClosing = false;
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  // A thread can also exit by itself, without an error.
  worker.once('exit', () => isClosing || worker.emit('error', new Error('The sign-in emulator stopped unexpectedly.')));
  const origin = await new Promise<string>((resolve, reject) => {
    worker.on('message', (message: EmulatorMessage) => {
      if ('mail' in message) printMail(message.mail);
      else if ('origin' in message) resolve(message.origin);
      else reject(new StartError(message.problem));
    });
    worker.once('error', reject);
  }).catch(async (error: unknown) => {
    isClosing = true;
    await worker.terminate();
    throw error;
  });
  // No user can sign in without the emulator: its error ends the server, like one of the server's own.
  worker.on('error', (error) => {
    throw error;
  });
  const close = async () => {
    isClosing = true;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread, not a window.
    worker.postMessage('close');
    await exited;
  };
  return createEmulator({ origin, close }, file);
}
