import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/**
 * What calls from one place have in common: of IPv6 the first 64 bits, since whoever has one such address
 * has 2^64 of them; IPv4 as it is, also where IPv6 wraps it.
 */
export function networkOf(address: string): string {
  const wrapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (wrapped !== undefined) return wrapped;
  if (!isIPv6(address)) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':'));
  const left = start.length + end.length;
  const groups = [...start, ...Array.from({ length: GROUPS - left }, () => '0'), ...end];
  const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => Number(`0x${group || 0}`));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
