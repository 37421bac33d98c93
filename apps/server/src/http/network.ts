import { isIPv4, isIPv6 } from 'node:net';

/** How much of an address to keep. */
interface Parts {
  /** Of the 4 numbers of an IPv4 address. */
  ipv4: number;
  /** Of the 8 groups of an IPv6 address. */
  ipv6: number;
}

/**
 * The network of an address, as an address whose other parts are zero. An IPv4 address gives the same network as `::ffff:203.0.113.7`,
 * which a server that also listens to IPv6 sees, and with a port, which a proxy may add and each connection changes. All texts that are
 * no address, which a proxy may send, share one network.
 */
export function networkOf(text: string, { ipv4, ipv6 }: Parts): string {
  const address = text.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1');
  const mapped = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (isIPv4(mapped)) {
    const numbers = mapped.split('.');
    return numbers.map((number, index) => (index < ipv4 ? number : '0')).join('.');
  }
  if (!isIPv6(address)) return 'unknown';
  // `::` stands for as many zeros as are missing.
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, ipv6).join(':')}::`;
}

/** The addresses of one customer of a network provider: an IPv4 address, or an IPv6 network of 64 bits. */
export const clientNetwork = (address: string): string => networkOf(address, { ipv4: 4, ipv6: 4 });
