import ipaddr from 'ipaddr.js';

/** What of the configuration says who can reach the server. */
type Reach = {
  host: string;
  publicUrl: string | null;
  trustedProxies: readonly string[];
  production: boolean;
};

/**
 * Whether people can reach the server from outside this machine: it listens for them, a proxy brings them, or
 * its operator says so.
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
