// The only time limits of the tests, in milliseconds. They end what hangs; they do not measure what is slow. A test waits for a
// state, and what must be short is proven by events or a fake clock.

/** For one state of a page to come: an element, an address, an answer. */
export const stateLimit = 30_000;

/** For one test with all of its states. */
export const testLimit = 300_000;
