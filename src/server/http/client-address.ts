/** Who is calling: the connection's address, or what a trusted proxy says of it. IPv6 by its /64. */
import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';

export type ClientAddress = (context: Context) => string;

export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = memberOf(trustedProxies);
  return (context) => {
    let address = connectionAddress(context);
    const chain = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => unwrap(part.trim()));
    while (isTrusted(address) && chain.length > 0) address = chain.pop() || address;
    return isIP(address) === 6 ? networkOf(address) : address;
  };
}

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Whether this machine or a trusted proxy asks by itself, not on behalf of somebody behind it. */
export function nearbyCaller(trustedProxies: readonly string[]): (context: Context) => boolean {
  const isNearby = memberOf([...LOOPBACK, ...trustedProxies]);
  return (context) =>
    isNearby(connectionAddress(context)) &&
    ['x-forwarded-for', 'forwarded'].every((name) => context.req.header(name) === undefined);
}

function memberOf(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of networks) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function connectionAddress(context: Context): string {
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return unwrap(incoming?.socket?.remoteAddress ?? '');
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
