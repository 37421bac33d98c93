// Generates load, in a separate process. Forked; receives a job, sends the outcome.
import autocannon from 'autocannon';

/** Calls to be made, over and over. */
export interface Job {
  origin: string;
  method: 'GET' | 'PUT';
  /** Made in turn; starts over after the last. */
  calls: { path: string; token?: string | undefined }[];
  /** Sent with each call. */
  headers?: Record<string, string>;
  connections: number;
  /** How many calls, or for how many seconds. */
  amount?: number;
  seconds?: number;
}

export interface Outcome {
  /** Calls per second. */
  rate: number;
}

process.on('message', (job: Job) => {
  void run(job).then((outcome) => process.send?.(outcome));
});

async function run({
  origin,
  method,
  calls,
  headers,
  connections,
  amount,
  seconds,
}: Job): Promise<Outcome | { error: string }> {
  let made = 0;
  const headersOf = (token: string | undefined) => ({ ...headers, ...(token && { authorization: `Bearer ${token}` }) });
  const [only] = calls;
  const request =
    calls.length === 1 && only
      ? // Serialized only once: the client must not be slower than the server.
        { method, path: only.path, headers: headersOf(only.token) }
      : {
          method,
          setupRequest: (one: autocannon.Request) => {
            const { path = '/', token } = calls[made++ % calls.length] ?? {};
            return { ...one, path, headers: { ...one.headers, ...headersOf(token) } };
          },
        };
  const result = await autocannon({
    url: origin,
    connections,
    requests: [request],
    ...(amount === undefined ? { duration: seconds ?? 1 } : { amount }),
  });
  const answered = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0) return { error: `${result.non2xx} refusals, ${result.errors} errors` };
  const took = (result.finish.getTime() - result.start.getTime()) / 1000;
  return { rate: answered / took };
}
