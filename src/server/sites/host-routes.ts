/** The hosts of a site for its owner, with what the DNS needs and a check whether it all works. */
import { type Context, Hono } from 'hono';
import { adviceFor, type ServerAddress } from '#domain/hosts/dns-records.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import type { Call, RouteWriter } from '../http/api-routes.ts';
import { recordRoute } from '../http/route-list.ts';
import { findSiteRow } from '../kernel/sites/queries.ts';
import type { ServerSettings } from '../settings.ts';
import {
  addHost,
  choosePrimaryHost,
  type HostChange,
  type HostsChanged,
  normalizeHost,
  removeHost,
} from './change-hosts.ts';
import { answerCheck, CHECK_PATH, checkHost } from './check-host.ts';
import { hostInput } from './contract.ts';
import { listSiteHosts } from './queries.ts';
import type { Reach } from './reach-host.ts';
import { type ServerAddresses, serverAddresses } from './server-address.ts';
import { tellHost } from './tell.ts';

export interface HostRoutesDeps extends Deps {
  readonly settings: Pick<ServerSettings, 'ownerOrigin' | 'siteDomain'>;
  readonly secret: string;
  readonly reach: Reach;
}

const HOSTS = '/api/sites/:site/hosts';
const HOST = `${HOSTS}/:host`;
const STATUS = {
  changed: 200,
  unchanged: 200,
  invalid: 422,
  taken: 409,
  missing: 404,
} as const satisfies Record<HostsChanged['kind'], number>;

export function hostRoutes(deps: HostRoutesDeps, routes: RouteWriter): void {
  const address = serverAddresses(deps);
  changeRoutes(deps, routes, address);
  const summary = 'Says whether a host leads visitors to this site, and what is wrong where it does not.';
  routes.route('POST', `${HOST}/check`, 'admin.domain', summary, async (call) => {
    const host = call.param('host').toLowerCase();
    const hosts = await listSiteHosts(deps.db.read, call.siteId);
    if (!hosts.some((each) => each.host === host)) return missing(call.context, host);
    const protocol = protocolOf(deps);
    const check = await checkHost(deps.reach, {
      host,
      protocol,
      secret: deps.secret,
      server: await address(),
    });
    return call.context.json({ check });
  });
}

function changeRoutes(
  deps: HostRoutesDeps,
  { route, bodyRoute }: RouteWriter,
  address: ServerAddresses,
): void {
  const list = 'Lists the hosts a site answers on, with the DNS records each of them needs.';
  route('GET', HOSTS, 'read', list, async (call) => present(deps, call, await address()));
  const answer = async (call: Call, changed: HostsChanged): Promise<Response> => {
    if (!('message' in changed)) return present(deps, call, await address());
    return call.context.json(
      { error: { kind: changed.kind, message: changed.message } },
      STATUS[changed.kind],
    );
  };
  bodyRoute(
    'POST',
    HOSTS,
    'admin.domain',
    hostInput,
    {
      summary: 'Lets a site answer on one more host.',
      description: 'Links carry it once it has been chosen as the primary one.',
    },
    async (call, { host }) => {
      const add = (within: HostRoutesDeps) =>
        // Links that lead to it before its records do would lead nowhere.
        addHost(within, { siteId: call.siteId, host, own: deps.settings, isFirstPrimary: false });
      const told = tellHost('added', normalizeHost(host) ?? host);
      return answer(call, await recorded(deps, call, add, told));
    },
  );
  const change = (call: Call): HostChange => ({ siteId: call.siteId, host: call.param('host') });
  const primary = 'Chooses the host that links, search engines and feeds are told.';
  route('POST', `${HOST}/primary`, 'admin.domain', primary, async (call) =>
    answer(
      call,
      await recorded(
        deps,
        call,
        (within) => choosePrimaryHost(within, change(call)),
        tellHost('primary', call.param('host')),
      ),
    ),
  );
  route('DELETE', HOST, 'admin.domain', 'Stops a site answering on a host.', async (call) =>
    answer(
      call,
      await recorded(
        deps,
        call,
        (within) => removeHost(within, change(call)),
        tellHost('removed', call.param('host')),
      ),
    ),
  );
}

async function present(
  { db, settings }: HostRoutesDeps,
  { context, siteId }: Call,
  server: ServerAddress,
): Promise<Response> {
  const site = await findSiteRow(db.read, siteId);
  if (!site) return context.json({ error: { kind: 'missing', message: 'There is no such site.' } }, 404);
  const hosts = await listSiteHosts(db.read, siteId);
  return context.json({
    hosts: hosts.map((each) => ({ ...each, advice: adviceFor(each.host, server) })),
    /** Always answers as well. */
    ownHost: `${site.identifier}.${settings.siteDomain}`,
    server,
  });
}

function protocolOf({ settings }: HostRoutesDeps): 'http:' | 'https:' {
  return new URL(settings.ownerOrigin).protocol === 'https:' ? 'https:' : 'http:';
}

function missing(context: Context, host: string): Response {
  const message = `The site does not answer on ${host}. Add it first.`;
  return context.json({ error: { kind: 'missing', message } }, 404);
}

const ASK = '/api/hosts/ask';

export interface AskRoutesDeps {
  readonly secret: string;
  /** Whether anything of this installation answers on a host. */
  readonly isKnownHost: (host: string) => Promise<boolean>;
  /** Whether a request comes from this machine or a trusted proxy itself, not from somebody behind it. */
  readonly isNearby: (context: Context) => boolean;
}

/** Answer on every host: what proxies and checks ask before a host is known to lead here. */
export function hostQuestionRoutes(deps: AskRoutesDeps): Hono {
  const app = new Hono();
  app.get(CHECK_PATH, (context) => {
    const host = (context.req.header('host') ?? '').toLowerCase();
    const answer = answerCheck(deps.secret, host, context.req.query('nonce') ?? '');
    const headers = { 'cache-control': 'no-store' };
    return answer === undefined ? context.text('', 400, headers) : context.text(answer, 200, headers);
  });
  recordRoute(app, {
    method: 'GET',
    path: ASK,
    scope: 'open',
    summary: 'Tells a web server in front of Vitrine whether to get a certificate for a host.',
    description:
      'For Caddy’s “ask”. Answers 200 for hosts of this installation and 404 for others, to this machine and to trusted proxies only.',
    gives: 'text/plain',
  });
  app.get(ASK, async (context) => {
    const domain = context.req.query('domain')?.toLowerCase() ?? '';
    if (!deps.isNearby(context)) return context.text('Ask from the machine Vitrine runs on.', 403);
    return (await deps.isKnownHost(domain)) ? context.text('yes') : context.text('no', 404);
  });
  return app;
}
