/** What an owner has to write into the DNS of a domain so that it leads to this server. */

import type { DnsRecord, HostAdvice, ServerAddress } from '../sites/calls.ts';

/** Second-level names under which domains are registered: `pots.co.uk` is a whole domain. */
const REGISTRY_SECOND_LEVELS = new Set(['ac', 'co', 'com', 'edu', 'gov', 'ne', 'net', 'or', 'org']);

export function adviceFor(host: string, server: ServerAddress): HostAdvice {
  const name = hostNameOf(host);
  const isIp = /^[\d.]+$/.test(server.name) || server.name.includes(':');
  const canAlias = !isApex(name) && !isIp && server.name.includes('.') && name !== server.name;
  return {
    ...(canAlias && { alias: { type: 'CNAME', name, value: server.name } }),
    addresses: [
      ...server.ipv4.map((value): DnsRecord => ({ type: 'A', name, value })),
      ...server.ipv6.map((value): DnsRecord => ({ type: 'AAAA', name, value })),
    ],
  };
}

/** A host without its port. */
export function hostNameOf(host: string): string {
  return host.replace(/:\d+$/, '');
}

/** Whether a name is a domain as it is registered, with nothing before it: such a one takes no CNAME. */
export function isApex(name: string): boolean {
  const labels = name.split('.');
  if (labels.length < 3) return true;
  const [, secondLevel = '', top = ''] = labels.slice(-3);
  return labels.length === 3 && top.length === 2 && REGISTRY_SECOND_LEVELS.has(secondLevel);
}
