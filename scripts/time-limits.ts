// The only time limits of the tests, in milliseconds. They end tests that hang; they do not measure slow ones. A test waits for
// a state; events or a fake clock prove short times.

/** The timeout for one state of a page: an element, an address, a response. */
export const stateTimeout = 30_000;

/** The timeout for one test with all of its states. */
export const testTimeout = 300_000;
