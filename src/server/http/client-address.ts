/** Who is calling: the connection's address, or what a trusted proxy says of it. IPv6 by its /64. */
import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';

export type ClientAddress = (context: Context) => string;

export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (context) => {
    const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
    let address = unwrap(incoming?.socket?.remoteAddress ?? '');
    const chain = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => unwrap(part.trim()));
    while (isTrusted(address) && chain.length > 0) address = chain.pop() || address;
    return isIP(address) === 6 ? networkOf(address) : address;
  };
}

/** `::ffff:10.0.0.1` is 10.0.0.1. */
function unwrap(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The first 64 bits: what one visitor is given. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
