import ipaddr from 'ipaddr.js';

const GROUPS_OF_NETWORK = 4;

/**
 * What calls from one place have in common: of IPv6 the first 64 bits, since one user usually has all 2^64
 * addresses of them; IPv4 as it is, also where IPv6 wraps it.
 */
export function networkOf(address: string): string {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  if (!isAddress) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, GROUPS_OF_NETWORK);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
