/** A request that a page has made. */
export interface Seen {
  url: string;
  /** As Chromium calls it. */
  type: string;
  /** Addresses of the scripts on the stack when it was made, as far back as the stack goes. */
  by: string[];
  /** In seconds, of whatever clock. Infinity where no answer came. */
  sent: number;
  arrived: number;
  /** Its answer, where that is text. */
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
 * @param alive until when code counts, in seconds of the document's being asked for: later parts may come later
 */
export function chains(requests: readonly Seen[], alive: number) {
  const [document, ...rest] = requests;
  if (!document) throw new Error('A visit begins with a document.');
  const known = new Map([[document, [document]]]);
  for (const request of rest) known.set(request, [...chainBefore(request, known), request]);
  /** The longest that ends with a request of which this holds. */
  const longest = (holds: (request: Seen) => boolean) =>
    told(
      [...known]
        .filter(([request]) => holds(request))
        .map(([, chain]) => chain)
        .reduce(longer, []),
    );

  // Among data nothing says what it was made from. But what needs an answer is not sent before that has come.
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
    /** Only of data. */
    dataAfterData: told([...data.values()].reduce(longer, [])),
  };
}

/**
 * What had to come before a request could be made. An address of which an answer has the file's name was taken from there,
 * and from the earliest such answer; one that no answer names was made by the scripts on the stack, all of them.
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
