/** Adds and removes the hosts a site answers on, and says which of them its absolute links carry. */
import type { Deps } from '../deps.ts';
import {
  clearPrimaryHost,
  deleteHost,
  findHost,
  insertHost,
  listSiteHosts,
  markPrimaryHost,
} from './queries.ts';

export interface HostChange {
  readonly siteId: string;
  readonly host: string;
}

export type HostsChanged =
  | { readonly kind: 'changed' }
  /** It was so already. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'invalid' | 'taken' | 'missing'; readonly message: string };

const HOST =
  /^(?=[^:]{1,253}(?::|$))[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*(?::\d{1,5})?$/;

type CommandDeps = Pick<Deps, 'db' | 'now'>;

/** Host names are compared in lower case; names in other scripts are kept in the form browsers send. */
export function normalizeHost(host: string): string | undefined {
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(host.trim()) ?? [];
  if (name === '' || /[/?#@\s]/.test(name) || !URL.canParse(`http://${name}`)) return undefined;
  const normal = new URL(`http://${name}`).hostname.replace(/\.$/, '') + port;
  return HOST.test(normal) ? normal : undefined;
}

/** Hosts that belong to the installation itself. */
export interface OwnHosts {
  readonly ownerOrigin: string;
  readonly siteDomain: string;
}

export interface AddHost extends HostChange {
  readonly own: OwnHosts;
  /** Whether the first host of a site becomes its primary one, or waits to be chosen once it leads here. */
  readonly isFirstPrimary?: boolean;
}

export async function addHost(
  deps: CommandDeps,
  { isFirstPrimary = true, ...input }: AddHost,
): Promise<HostsChanged> {
  const host = normalizeHost(input.host);
  if (host === undefined) return invalid(input.host);
  const reserved = reservedBy(host, input.own);
  if (reserved) return { kind: 'invalid', message: reserved };
  return deps.db.write(async (tx) => {
    const taken = await findHost(tx, host);
    if (taken?.siteId === input.siteId) return { kind: 'unchanged' };
    if (taken) return { kind: 'taken', message: `Another site already uses the host ${host}.` };
    const isPrimary = isFirstPrimary && (await listSiteHosts(tx, input.siteId)).length === 0;
    await insertHost(tx, { host, siteId: input.siteId, isPrimary, createdAt: deps.now() });
    return { kind: 'changed' };
  });
}

/** When the primary host goes, absolute links carry the oldest host that is left. */
export async function removeHost(deps: CommandDeps, input: HostChange): Promise<HostsChanged> {
  const host = normalizeHost(input.host) ?? input.host;
  return deps.db.write(async (tx) => {
    if ((await deleteHost(tx, input.siteId, host)) === 0) return missing(host);
    const left = await listSiteHosts(tx, input.siteId);
    const next = left[0];
    if (next && !left.some((each) => each.isPrimary))
      await markPrimaryHost(tx, input.siteId, next.host, deps.now());
    return { kind: 'changed' };
  });
}

/** Absolute links, the sitemap and feeds carry this host from now on. */
export async function choosePrimaryHost(deps: CommandDeps, input: HostChange): Promise<HostsChanged> {
  const host = normalizeHost(input.host) ?? input.host;
  return deps.db.write(async (tx) => {
    const known = (await listSiteHosts(tx, input.siteId)).find((each) => each.host === host);
    if (!known) return missing(host);
    if (known.isPrimary) return { kind: 'unchanged' };
    await clearPrimaryHost(tx, input.siteId);
    await markPrimaryHost(tx, input.siteId, host, deps.now());
    return { kind: 'changed' };
  });
}

/**
 * Why a host cannot lead visitors to a site, or undefined. Ports are left out of it: a host of the same name
 * would share the cookies of the owner area, or never reach beyond the own computer.
 */
function reservedBy(host: string, { ownerOrigin, siteDomain }: OwnHosts): string | undefined {
  const name = withoutPort(host);
  const domain = withoutPort(siteDomain);
  if (name === new URL(ownerOrigin).hostname)
    return `${host} is the address of the owner area. Choose another one.`;
  if (name === domain || name.endsWith(`.${domain}`))
    return `Vitrine assigns addresses under ${domain}. Use your own domain.`;
  return LOOPBACK.test(name)
    ? `${host} points every computer to itself, so visitors can’t reach it. Use your own domain.`
    : undefined;
}

const LOOPBACK = /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0)$/;

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '');
}

function invalid(host: string): HostsChanged {
  return {
    kind: 'invalid',
    message: `“${host}” is not a host name. Leave out the scheme and path, for example www.example.org.`,
  };
}

function missing(host: string): HostsChanged {
  return {
    kind: 'missing',
    message: `The site does not answer on ${host}. “npx vitrine site list” shows the hosts of every site.`,
  };
}
