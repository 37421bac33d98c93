/** A request that a page has made. */
export interface RequestRecord {
  url: string;
  /** Chromium's resource type. */
  type: string;
  /** Addresses of the scripts on the stack when it was made, as far back as the stack goes. */
  initiators: string[];
  /** In seconds, by any clock. Infinity if no response came. */
  sent: number;
  arrived: number;
  /** The body of the response, if it is text. */
  body: string;
}

/** Requests in a row, each of which had to wait for the one before. */
export interface Chain {
  depth: number;
  path: string[];
}

const isData = ({ type }: RequestRecord) => type === 'Fetch' || type === 'XHR';
const isCode = ({ type }: RequestRecord) => type === 'Script' || type === 'Stylesheet';
const nameOf = ({ url, type }: RequestRecord) => (type === 'Document' ? 'HTML' : new URL(url).pathname);

/**
 * The longest chains of a visit's requests, which are in the order in which they were sent; the first is for the document.
 * @param interactive the time until which scripts count, in seconds since the request for the document: later chunks may load late
 */
export function chains(requests: readonly RequestRecord[], interactive: number) {
  const [document, ...rest] = requests;
  if (!document) throw new Error('The visit has no request for a document.');
  const known = new Map([[document, [document]]]);
  for (const request of rest) known.set(request, [...chainBefore(request, known), request]);
  /** The longest chain that ends with a request that meets the condition. */
  const longest = (holds: (request: RequestRecord) => boolean) =>
    toChain(
      [...known]
        .filter(([request]) => holds(request))
        .map(([, chain]) => chain)
        .reduce(longer, []),
    );

  // Nothing shows which response led to a request for data, but such a request is never sent before that response.
  const data = new Map<RequestRecord, RequestRecord[]>();
  for (const request of requests.filter(isData)) {
    const before = [...data].filter(([other]) => other.arrived <= request.sent).map(([, chain]) => chain);
    data.set(request, [...before.reduce(longer, []), request]);
  }
  return {
    code: longest((request) => isCode(request) && request.arrived <= document.sent + interactive),
    data: longest(isData),
    picture: longest(({ type }) => type === 'Image'),
    font: longest(({ type }) => type === 'Font'),
    /** The longest chain of data only. */
    dataAfterData: toChain([...data.values()].reduce(longer, [])),
  };
}

/**
 * The chain that had to finish before a request could be made. If responses contain the file's name, its address came from
 * the one with the shortest chain; otherwise all scripts on the stack made the request.
 */
function chainBefore(
  { url, initiators, sent }: RequestRecord,
  known: ReadonlyMap<RequestRecord, RequestRecord[]>,
): RequestRecord[] {
  const file = new URL(url).pathname.split('/').at(-1) ?? '';
  // The browser parses a document while it arrives.
  const earlier = [...known].filter(([{ type, arrived }]) => type === 'Document' || arrived <= sent);
  const [named, ...others] = file.includes('.') ? earlier.filter(([{ body }]) => body.includes(file)) : [];
  if (named)
    return [named, ...others]
      .map(([, chain]) => chain)
      .reduce((one, other) => (other.length < one.length ? other : one));
  const [document = []] = known.values();
  return earlier
    .filter(([other]) => initiators.includes(other.url))
    .map(([, chain]) => chain)
    .reduce(longer, document);
}

const longer = (one: RequestRecord[], other: RequestRecord[]) => (other.length > one.length ? other : one);
const toChain = (chain: readonly RequestRecord[]): Chain => ({ depth: chain.length, path: chain.map(nameOf) });
