/** How long requests are started in one turn of the event loop, in milliseconds. */
const maxTurnDuration = 1;

/**
 * Starts requests in turns: one of each address, then the next one of each. Node hands over all requests that have arrived before it
 * continues those in progress, so many from one address would delay all other clients.
 * @param now the time in milliseconds.
 */
export function createFairQueue(now = () => performance.now()) {
  /** By address, in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  let isScheduled = false;
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(startSome);
  };
  function startSome() {
    isScheduled = false;
    const until = now() + maxTurnDuration;
    for (const [address, requests] of waiting) {
      const start = requests.shift();
      waiting.delete(address);
      // At the end, where this loop reaches it again.
      if (requests.length > 0) waiting.set(address, requests);
      start?.();
      if (now() >= until) break;
    }
    if (waiting.size > 0) schedule();
  }
  return (address: string, start: () => void) => {
    const requests = waiting.get(address);
    if (requests) requests.push(start);
    else waiting.set(address, [start]);
    schedule();
  };
}
