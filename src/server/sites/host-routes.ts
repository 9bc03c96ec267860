/** The hosts of a site for its owner, with what the DNS needs and a check whether it all works. */
import { type Context, Hono } from 'hono';
import { adviceFor } from '#domain/hosts/dns-records.ts';
import * as sites from '#domain/sites/calls.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import type { AnswerCall } from '../http/answer-calls.ts';
import { recordRoute } from '../http/route-list.ts';
import { findSiteRow } from '../kernel/sites/queries.ts';
import type { ServerSettings } from '../settings.ts';
import { addHost, choosePrimaryHost, type HostsChanged, normalizeHost, removeHost } from './change-hosts.ts';
import { answerCheck, CHECK_PATH, checkHost } from './check-host.ts';
import { listSiteHosts } from './queries.ts';
import type { Reach } from './reach-host.ts';
import { describeHost } from './record-site.ts';
import { type ServerAddresses, serverAddresses } from './server-address.ts';

export interface HostRoutesDeps extends Deps {
  readonly settings: Pick<ServerSettings, 'ownerOrigin' | 'siteDomain'>;
  readonly secret: string;
  readonly reach: Reach;
}

export function hostRoutes(deps: HostRoutesDeps, answer: AnswerCall): void {
  const address = serverAddresses(deps);
  changeRoutes(deps, answer, address);
  answer(sites.checkHost, async ({ siteId, params }) => {
    const host = params.host.toLowerCase();
    const hosts = await listSiteHosts(deps.db.read, siteId);
    if (!hosts.some((each) => each.host === host))
      return { kind: 'missing', message: `The site does not answer on ${host}. Add it first.` };
    const protocol = protocolOf(deps);
    const { secret } = deps;
    return { check: await checkHost(deps.reach, { host, protocol, secret, server: await address() }) };
  });
}

function changeRoutes(deps: HostRoutesDeps, answer: AnswerCall, address: ServerAddresses): void {
  const read = async (siteId: string) => presentHosts(deps, siteId, await address());
  const present = (siteId: string, changed: HostsChanged) => ('message' in changed ? changed : read(siteId));
  answer(sites.readHosts, ({ siteId }) => read(siteId));
  answer(sites.addHost, async (call, { host }) => {
    const { siteId } = call;
    const changed = await recorded(
      deps,
      call,
      // Links that lead to it before its records do would lead nowhere.
      (within) => addHost(within, { siteId, host, own: deps.settings, isFirstPrimary: false }),
      describeHost('added', normalizeHost(host) ?? host),
    );
    return present(siteId, changed);
  });
  answer(sites.choosePrimaryHost, async (call) => {
    const { siteId, params } = call;
    const choose = (within: HostRoutesDeps) => choosePrimaryHost(within, { siteId, host: params.host });
    return present(siteId, await recorded(deps, call, choose, describeHost('primary', params.host)));
  });
  answer(sites.removeHost, async (call) => {
    const { siteId, params } = call;
    const remove = (within: HostRoutesDeps) => removeHost(within, { siteId, host: params.host });
    return present(siteId, await recorded(deps, call, remove, describeHost('removed', params.host)));
  });
}

async function presentHosts({ db, settings }: HostRoutesDeps, siteId: string, server: sites.ServerAddress) {
  const site = await findSiteRow(db.read, siteId);
  if (!site) return { kind: 'missing', message: 'This site does not exist.' } as const;
  const hosts = await listSiteHosts(db.read, siteId);
  return {
    hosts: hosts.map((each) => ({ ...each, advice: adviceFor(each.host, server) })),
    ownHost: `${site.identifier}.${settings.siteDomain}`,
    server,
  };
}

function protocolOf({ settings }: HostRoutesDeps): 'http:' | 'https:' {
  return new URL(settings.ownerOrigin).protocol === 'https:' ? 'https:' : 'http:';
}

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
  recordRoute(app, sites.askForHost);
  app.get(sites.askForHost.path, async (context) => {
    const domain = context.req.query('domain')?.toLowerCase() ?? '';
    if (!deps.isNearby(context)) return context.text('Ask from the machine Vitrine runs on.', 403);
    return (await deps.isKnownHost(domain)) ? context.text('yes') : context.text('no', 404);
  });
  return app;
}
