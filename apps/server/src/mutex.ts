/**
 * Runs tasks with the same key one after the other, in their order; tasks with other keys do not wait.
 * A caller with many requests at once waits here, not on database connections that other callers need.
 */
export function createMutex() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, run: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key);
    const turn = before ? before.then(run, run) : run();
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
