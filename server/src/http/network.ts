import ipaddr from 'ipaddr.js';

const GROUPS_OF_NETWORK = 4;

/**
 * The addresses that a call came through. `ips` is set where proxies are trusted, and begins with
 * the address of the connection.
 */
type Hops = { ip: string; ips?: string[] };

/**
 * The caller's address; the proxy's own where a trusted proxy names no valid one. A caller who
 * could choose the key under which calls are counted would escape every limit.
 */
export function callerOf({ ip, ips }: Hops): string {
  return addressIn(ip) ?? ips?.at(-2) ?? 'unknown';
}

/** An address without port, brackets, quotes and zone. */
function addressIn(written: string): string | null {
  const unquoted = written.replace(/^"(.*)"$/, '$1');
  const withoutPort =
    /^\[(.+)\](?::\d+)?$/.exec(unquoted)?.[1] ?? unquoted.replace(/^([\d.]+):\d+$/, '$1');
  const address = withoutPort.replace(/%.*$/, '');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? address : null;
}

/**
 * The first 64 bits of IPv6, since a user usually has all 2^64 addresses of them; IPv4 unchanged, also wrapped in IPv6.
 */
export function networkOf(hops: Hops): string {
  const caller = callerOf(hops);
  if (!ipaddr.isValid(caller)) return caller;
  const parsed = ipaddr.process(caller);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, GROUPS_OF_NETWORK);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
