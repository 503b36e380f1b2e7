import ipaddr from 'ipaddr.js';

/** The settings that decide who can reach the server. */
type Reach = {
  host: string;
  publicUrl: string | null;
  trustedProxies: readonly string[];
  production: boolean;
};

/**
 * Whether others than this machine can reach the server: it listens for them, a proxy forwards them, or a public
 * address is set.
 */
export function isReachable({ host, publicUrl, trustedProxies, production }: Reach): boolean {
  return (
    production ||
    trustedProxies.length > 0 ||
    !isOfThisMachine(host) ||
    (publicUrl !== null && !isOfThisMachine(new URL(publicUrl).hostname))
  );
}

function isOfThisMachine(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  const address = host.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
