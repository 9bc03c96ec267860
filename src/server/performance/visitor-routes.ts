/** Takes what visitors’ browsers measure of pages, on the hosts of sites. */
import { type Context, Hono } from 'hono';
import { readPerformanceSettings, recordPerformance } from '#domain/performance/calls-visitor.ts';
import { DEFAULT_SAMPLE } from '#domain/performance/contract.ts';
import { PERFORMANCE_MESSAGES } from '#domain/performance/messages.ts';
import { type ReadBatch, readBatch } from '#domain/performance/read-batch.ts';
import { agentOf } from '#domain/tracking/agent.ts';
import { pageOf, plainPath } from '#domain/tracking/hit.ts';
import { BatchWriter } from '../db/batch-writer.ts';
import type { Deps } from '../deps.ts';
import { answerVisitors } from '../http/answer-visitors.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { isFromSite } from '../http/crumb.ts';
import { KnownBots } from '../http/known-bots.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import { readText } from '../http/read-body.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { toldBy } from '../http/told-by.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import type { AddingSpeed } from './add-up.ts';
import { isPageLoadId, makePageLoadId } from './page-load-id.ts';
import { insertRecords } from './queries.ts';

/** What one address may send: a few pages at once, then one every two seconds; each sends twice. */
const PER_ADDRESS = { burst: 60, everyMs: 2000 };
/** What one site takes, from however many addresses. */
const PER_SITE = { burst: 20_000, everyMs: 0.2 };
const MAX_BODY_BYTES = 16_000;
/** So many are not left to the next hour. */
const ADDED_UP_EVERY = 5000;
const NO_STORE = { 'cache-control': 'no-store' };

export interface PerformanceDeps extends Deps {
  readonly clientAddress: ClientAddress;
  readonly secret: string;
  readonly isSecure: boolean;
  readonly adding: AddingSpeed;
  readonly members: {
    readonly readSignedIn: (
      context: SiteContext,
    ) => Promise<{ readonly member: { readonly id: string } } | undefined>;
  };
}

type SiteContext = Context<SiteEnvironment>;

export function performanceRoutes(deps: PerformanceDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const intake = new Intake(deps);
  answerVisitors(app, readPerformanceSettings, async (context) => {
    const site = context.get('site');
    const settings = await findSiteSettings(deps.db.read, site.id);
    const { countsVisitors = false, speedSample = 0 } = settings ?? {};
    const signedIn = await deps.members.readSignedIn(context);
    return context.json(
      {
        pageLoadId: makePageLoadId(deps.secret, site.id, deps.now()),
        sampling: {
          rate: countsVisitors ? speedSample / 100 : 0,
          defaultRate: DEFAULT_SAMPLE / 100,
        },
        ...(signedIn ? { memberAccountId: signedIn.member.id } : {}),
      },
      200,
      NO_STORE,
    );
  });
  answerVisitors(app, recordPerformance, (context) => intake.answer(context));
  return app;
}

class Intake {
  readonly #deps: PerformanceDeps;
  readonly #writer: BatchWriter<Parameters<typeof insertRecords>[1][number]>;
  readonly #addresses: RateLimiter;
  readonly #sites: RateLimiter;
  readonly #bots = new KnownBots();
  #taken = 0;

  constructor(deps: PerformanceDeps) {
    this.#deps = deps;
    this.#writer = new BatchWriter(deps, insertRecords);
    this.#addresses = new RateLimiter(PER_ADDRESS, deps.now);
    this.#sites = new RateLimiter(PER_SITE, deps.now);
  }

  async answer(context: SiteContext): Promise<Response> {
    const { clientAddress } = this.#deps;
    const site = context.get('site');
    if (!isFromSite(this.#deps, context)) return refuse(context, 'other-site', 403);
    if (!this.#addresses.take(clientAddress(context)) || !this.#sites.take(site.id))
      return refuse(context, 'too-many', 429);
    const sent = await readText(context, MAX_BODY_BYTES);
    if (sent.kind === 'too-large') return refuse(context, 'too-large', 413);
    const read = readBatch(sent.text, toldBy(context).host);
    if (read.kind === 'empty') return refuse(context, 'empty', 400, PERFORMANCE_MESSAGES.empty);
    if (read.kind === 'unreadable') return refuse(context, 'unreadable', 400);
    return this.#record(context, site.id, read.batch);
  }

  async #record(
    context: SiteContext,
    siteId: string,
    { pageLoadId, url, records }: ReadBatch,
  ): Promise<Response> {
    const { secret, now } = this.#deps;
    if (!isPageLoadId(secret, siteId, pageLoadId, now()))
      return refuse(context, 'page-load', 400, PERFORMANCE_MESSAGES.noPageLoad);
    const { host, referer, userAgent } = toldBy(context);
    const page = pageOf(referer, host) ?? pageOf(url, host);
    if (!page) return refuse(context, 'unreadable', 400);
    if (!this.#bots.has(userAgent)) {
      const [load = ''] = pageLoadId.split('.', 1);
      await this.#writer.write({
        id: `${siteId}.${load}.${records[0]?.name}`,
        siteId,
        at: now(),
        path: plainPath(page.pathname),
        device: agentOf(userAgent).device,
        records,
      });
      this.#addUpSometimes(siteId);
    }
    return context.body(null, 204, NO_STORE);
  }

  #addUpSometimes(siteId: string): void {
    this.#taken += 1;
    // Where it fails, the job says so.
    if (this.#taken % ADDED_UP_EVERY === 0) this.#deps.adding.addUp(siteId).catch(() => {});
  }
}

function refuse(
  context: Context,
  kind: string,
  status: 400 | 403 | 413 | 429,
  message = 'This was not recorded.',
): Response {
  return context.json({ error: { kind, message } }, status, NO_STORE);
}
