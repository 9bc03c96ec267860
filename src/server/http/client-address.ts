/** Who is calling: the connection's address, or what a trusted proxy says of it. IPv6 by its /64. */
import { BlockList, isIP } from 'node:net';

/** What of a request says who asks: a context, or what the listener of the socket has before there is one. */
export interface Caller {
  readonly req: { header(name: string): string | undefined };
  readonly env?: unknown;
}

export type ClientAddress = (caller: Caller) => string;

/**
 * An IPv4 address, an IPv6 network (`2001:db8:0:1::/64`), or '' where the connection has no address. Whatever the header says, it is
 * nothing else: limits go by it.
 */
export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = memberOf(trustedProxies);
  return (context) => {
    const chain = (context.req.header('x-forwarded-for') ?? '')
      .split(',')
      .filter((part) => part.trim() !== '');
    let address = connectionAddress(context);
    while (isTrusted(address)) {
      const told = readAddress(chain.pop() ?? '');
      // What a proxy tells and is no address speaks for nobody; what stands before it is no more to be believed.
      if (told === undefined) break;
      address = told;
    }
    return isIP(address) === 6 ? networkOf(address) : address;
  };
}

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Whether this machine or a trusted proxy asks by itself, not on behalf of somebody behind it. */
export function nearbyCaller(trustedProxies: readonly string[]): (caller: Caller) => boolean {
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

function connectionAddress(context: Caller): string {
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return readAddress(incoming?.socket?.remoteAddress ?? '') ?? '';
}

const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+)(?=:))(?::\d{1,5})?$/;

/** One spelling of each address, without port, brackets and zone; an IPv4 address inside IPv6 by itself. */
function readAddress(text: string): string | undefined {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text.trim()) ?? [];
  const address = inBrackets ?? beforePort ?? text.trim();
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  // The address parser of the platform knows all spellings, but no zones.
  const spelled = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(spelled) ?? [];
  return high && low ? [...bytesOf(high), ...bytesOf(low)].join('.') : spelled;
}

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}

/** The first 64 bits: what one visitor is given. */
function networkOf(address: string): string {
  const [left = [], right = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
