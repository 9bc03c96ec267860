/**
 * Whether the server may send a request to an address somebody has typed. Read as the URL standard reads it, so
 * that every notation of an address (decimal, octal, hex, short, with a dot at its end) is the address it means.
 */
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isListed, isPublicAddress, networkList } from './public-address.ts';
import type { Addresses, ResolveHost } from './resolve-host.ts';

/** Why nothing is sent. */
export type Refusal = 'malformed' | 'scheme' | 'userinfo' | 'port' | 'private' | 'unresolved' | 'dns-silent';

type CheckedTarget =
  | {
      readonly ok: true;
      readonly url: URL;
      /** What the name leads to, all of it allowed: nothing else may be connected to. */
      readonly addresses: readonly string[];
    }
  | { readonly ok: false; readonly reason: Refusal };

export interface TargetPolicy {
  readonly resolve: ResolveHost;
  /** Private addresses and networks that whoever runs the server lets be reached, with or without TLS. */
  readonly privateNetworks: readonly string[];
}

export type CheckTarget = (address: string) => Promise<CheckedTarget>;

const WEB_PORTS = new Set(['', '80', '443']);
/** Below this stand the services of the system: mail, names, remote shells. */
const FIRST_FREE_PORT = 1024;
/** Above it, those that no browser sends a page to (fetch.spec.whatwg.org, bad ports). */
const BAD_PORTS = new Set([
  '1719',
  '1720',
  '1723',
  '2049',
  '3659',
  '4045',
  '4190',
  '5060',
  '5061',
  '6000',
  '6566',
  '6665',
  '6666',
  '6667',
  '6668',
  '6669',
  '6679',
  '6697',
  '10080',
]);

export function targetChecker({ resolve, privateNetworks }: TargetPolicy): CheckTarget {
  const opened = networkList(privateNetworks);
  return async (address) => {
    const url = readAddress(address);
    const reason = url ? refusalOf(url, privateNetworks.length > 0) : 'malformed';
    if (!url || reason) return { ok: false, reason: reason ?? 'malformed' };
    const found = await addressesOf(url.hostname, resolve);
    if (!found) return { ok: false, reason: 'dns-silent' };
    const addresses = [...found.ipv4, ...found.ipv6];
    if (addresses.length === 0) return { ok: false, reason: 'unresolved' };
    // One private address among public ones is how a name is made to look harmless.
    const wrong = addresses
      .filter((each) => !isListed(opened, each))
      .map((each) => refusalOfPublic(url, each))
      .find((each) => each !== undefined);
    return wrong ? { ok: false, reason: wrong } : { ok: true, url, addresses };
  };
}

function readAddress(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  // A certificate names the host without it.
  url.hostname = url.hostname.replace(/\.$/, '');
  return url;
}

/** What can be told without knowing where it leads. */
function refusalOf(url: URL, mayBePlain: boolean): Refusal | undefined {
  if (url.protocol !== 'https:' && !(mayBePlain && url.protocol === 'http:')) return 'scheme';
  if (url.username !== '' || url.password !== '') return 'userinfo';
  if (url.hostname === '' || url.hostname === '.') return 'malformed';
  if (!WEB_PORTS.has(url.port) && (Number(url.port) < FIRST_FREE_PORT || BAD_PORTS.has(url.port)))
    return 'port';
  return undefined;
}

/** Of an address that nobody has opened by a setting. */
function refusalOfPublic(url: URL, address: string): Refusal | undefined {
  if (!isPublicAddress(address)) return 'private';
  if (url.protocol !== 'https:') return 'scheme';
  // Behind this machine's own public address stand services that a firewall keeps from others, but not from it.
  return !WEB_PORTS.has(url.port) && isOwnAddress(address) ? 'private' : undefined;
}

function isOwnAddress(address: string): boolean {
  return Object.values(networkInterfaces()).some((each) => each?.some((own) => own.address === address));
}

async function addressesOf(hostname: string, resolve: ResolveHost): Promise<Addresses | undefined> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  switch (isIP(bare)) {
    case 4:
      return { ipv4: [bare], ipv6: [] };
    case 6:
      return { ipv4: [], ipv6: [bare] };
    default:
      return resolve(hostname);
  }
}
