// The only time limits of the tests, in milliseconds. They end tests that hang; they do not measure slow ones. A test waits for
// a state; events or a fake clock prove short times.

/** For one state of a page to come: an element, an address, an answer. */
export const stateLimit = 30_000;

/** For one test with all of its states. */
export const testLimit = 300_000;
