import { QueryClient } from '@tanstack/react-query';
import { createClient } from './client.ts';
import type { ClientOptions } from './options.ts';
import { createMutations, createQueries } from './query.ts';

/** Answers each path as given, and records the requests. */
export function setUp(answers: Record<string, unknown>, options: ClientOptions = {}) {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example',
    retries: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request);
      const { pathname, search } = new URL(request.url);
      const answer = await (answers[pathname + search] ?? answers[pathname]);
      if (answer instanceof Response) return answer.clone();
      return answer === undefined ? Response.json({ message: 'refused' }, { status: 404 }) : Response.json(answer);
    },
    ...options,
  });
  const queryClient = new QueryClient();
  const requests = () => sent.map(({ method, url }) => `${method} ${url.slice('https://shop.example'.length)}`);
  return {
    queries: createQueries(client),
    mutations: createMutations(client, queryClient),
    queryClient,
    requests,
    sent,
  };
}
