import { cdp } from 'vitest/browser';

/** The Chrome DevTools Protocol, through Playwright. */
interface Protocol {
  send: (method: string, parameters: object) => Promise<unknown>;
}

interface EmulatedMedia {
  media?: string;
  features?: { name: string; value: string }[];
}

/** Emulates a medium, or a user's preferences. */
export const emulateMedia = (emulated: EmulatedMedia) =>
  (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', emulated);
