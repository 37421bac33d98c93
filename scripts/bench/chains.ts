/** A request that a page has made. */
export interface Seen {
  url: string;
  /** Chromium's name for it. */
  type: string;
  /** Addresses of the scripts on the stack when it was made, as far back as the stack goes. */
  by: string[];
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

const isData = ({ type }: Seen) => type === 'Fetch' || type === 'XHR';
const isCode = ({ type }: Seen) => type === 'Script' || type === 'Stylesheet';
const nameOf = ({ url, type }: Seen) => (type === 'Document' ? 'HTML' : new URL(url).pathname);

/**
 * The longest chains of requests of a visit, in the order in which they were sent; the first is the document.
 * @param alive scripts count until this time, in seconds since the request for the document: later chunks may come later
 */
export function chains(requests: readonly Seen[], alive: number) {
  const [document, ...rest] = requests;
  if (!document) throw new Error('A visit begins with a document.');
  const known = new Map([[document, [document]]]);
  for (const request of rest) known.set(request, [...chainBefore(request, known), request]);
  /** The longest chain that ends with a request that meets the condition. */
  const longest = (holds: (request: Seen) => boolean) =>
    told(
      [...known]
        .filter(([request]) => holds(request))
        .map(([, chain]) => chain)
        .reduce(longer, []),
    );

  // Data does not show which response a request was made from. But a request that needs a response is not sent before it.
  const data = new Map<Seen, Seen[]>();
  for (const request of requests.filter(isData)) {
    const before = [...data].filter(([other]) => other.arrived <= request.sent).map(([, chain]) => chain);
    data.set(request, [...before.reduce(longer, []), request]);
  }
  return {
    code: longest((request) => isCode(request) && request.arrived <= document.sent + alive),
    data: longest(isData),
    picture: longest(({ type }) => type === 'Image'),
    font: longest(({ type }) => type === 'Font'),
    /** The longest chain of data only. */
    dataAfterData: told([...data.values()].reduce(longer, [])),
  };
}

/**
 * The chain that had to come before a request could be made. If responses contain the file's name, its address was taken from
 * the one with the shortest chain; otherwise the scripts on the stack made it, all of them.
 */
function chainBefore({ url, by, sent }: Seen, known: ReadonlyMap<Seen, Seen[]>): Seen[] {
  const file = new URL(url).pathname.split('/').at(-1) ?? '';
  // A document is read while it arrives.
  const earlier = [...known].filter(([{ type, arrived }]) => type === 'Document' || arrived <= sent);
  const [named, ...others] = file.includes('.') ? earlier.filter(([{ body }]) => body.includes(file)) : [];
  if (named)
    return [named, ...others]
      .map(([, chain]) => chain)
      .reduce((one, other) => (other.length < one.length ? other : one));
  const [document = []] = known.values();
  return earlier
    .filter(([other]) => by.includes(other.url))
    .map(([, chain]) => chain)
    .reduce(longer, document);
}

const longer = (one: Seen[], other: Seen[]) => (other.length > one.length ? other : one);
const told = (chain: readonly Seen[]): Chain => ({ depth: chain.length, path: chain.map(nameOf) });
