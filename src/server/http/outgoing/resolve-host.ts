/** Where a name leads, asked of the DNS: the addresses are looked at before anything connects to them. */
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

export interface Addresses {
  readonly ipv4: readonly string[];
  readonly ipv6: readonly string[];
}

/** Undefined where the DNS could not be asked; no addresses where the name has none. */
export type ResolveHost = (name: string) => Promise<Addresses | undefined>;

const DNS_MS = 2500;
/** The name or this kind of record is not there: an answer, not a failure. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA']);

/** @param name may be an address, in brackets where it is IPv6 */
export async function resolveHost(name: string): Promise<Addresses | undefined> {
  const bare = name.replace(/^\[|\]$/g, '');
  if (isIP(bare) === 4) return { ipv4: [bare], ipv6: [] };
  if (isIP(bare) === 6) return { ipv4: [], ipv6: [bare] };
  // By definition this machine (RFC 6761); not every resolver knows.
  if (/(?:^|\.)localhost\.?$/.test(name)) return { ipv4: ['127.0.0.1'], ipv6: [] };
  const resolver = new Resolver({ timeout: DNS_MS, tries: 2 });
  const [ipv4, ipv6] = await Promise.all([found(resolver.resolve4(name)), found(resolver.resolve6(name))]);
  if (ipv4 === undefined && ipv6 === undefined) return undefined;
  return { ipv4: ipv4 ?? [], ipv6: ipv6 ?? [] };
}

async function found(asked: Promise<string[]>): Promise<string[] | undefined> {
  try {
    return await asked;
  } catch (error) {
    return NOTHING_THERE.has(codeOf(error)) ? [] : undefined;
  }
}

/** Of the system, the DNS or TLS, such as ECONNREFUSED; otherwise the error's name. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
