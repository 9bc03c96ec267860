/** Counts what pages tell of their visitors, on the hosts of sites. */
import { type Context, Hono } from 'hono';
import type { Call } from '#domain/calls/call.ts';
import { storable } from '#domain/storable.ts';
import * as calls from '#domain/tracking/calls-visitor.ts';
import { MAX_ADDRESS, MAX_WORDS } from '#domain/tracking/contract.ts';
import { type DropReason, type FollowUp, followUpOf, hitOf, type Told } from '#domain/tracking/hit.ts';
import { isSpamReferrer, plain } from '#domain/tracking/source.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { answerVisitors } from '../http/answer-visitors.ts';
import type { ClientAddress } from '../http/client-address.ts';
import type { CountryOf } from '../http/countries.ts';
import { isFromSite } from '../http/crumb.ts';
import { KnownBots } from '../http/known-bots.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import { readText } from '../http/read-body.ts';
import type { AskedSite, SiteEnvironment } from '../http/site-environment.ts';
import { toldBy } from '../http/told-by.ts';
import { Ingest } from './ingest.ts';
import { insertTestEvent } from './queries-events.ts';
import type { StoredHit } from './queries-hits.ts';
import { type PostedEvent, readAnalyticsEvent, readNamedEvent } from './read-events.ts';
import { type Posted, readHit, readPayload, visitorIn } from './read-request.ts';
import { type SiteDays, SitesDays } from './site-days.ts';
import { VisitorKeys } from './visitor-key.ts';

/** What one address may send: a page full of buttons at once, then two a second. */
const PER_ADDRESS = { burst: 150, everyMs: 500 };
/** What one site takes, from however many addresses. */
const PER_SITE = { burst: 20_000, everyMs: 0.2 };
const MAX_BODY_BYTES = 16_000;
const NO_STORE = { 'cache-control': 'no-store' };

/** The smallest picture there is, and transparent. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** What other features know of a page that was seen. */
interface FollowUpPorts {
  /** How much a search finds; undefined where it holds no word. */
  readonly countFound: (
    db: Queryable,
    site: Pick<AskedSite, 'id' | 'language'>,
    words: string,
  ) => Promise<number | undefined>;
  /** The order with this token, if it has been paid. */
  readonly findPaidOrder: (db: Queryable, siteId: string, token: string) => Promise<string | undefined>;
  /** Counts who sees an experiment, and who reaches its goal. Resolves once that is durable. */
  readonly countInExperiments: (context: SiteContext, hits: readonly HitSeen[]) => Promise<void>;
}

export interface TrackingDeps extends Deps, FollowUpPorts {
  readonly isReader: (context: Context, siteId: string) => Promise<boolean>;
  readonly clientAddress: ClientAddress;
  readonly secret: string;
  readonly isSecure: boolean;
  /** Absent: countries are told from languages. */
  readonly countryOf?: CountryOf | undefined;
}

type SiteContext = Context<SiteEnvironment>;
/** What a goal may be reached by. */
type HitSeen = Pick<StoredHit, 'event' | 'path' | 'subject'>;
type Read = (body: string, context: SiteContext) => Posted | undefined;

export function censusRoutes(deps: TrackingDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const census = new Census(deps);
  const take = (call: Call & { readonly may: 'visitor' }, read: Read) =>
    answerVisitors(app, call, (context) => census.answer(context, read));
  const nameOfButton = (field: (name: string) => string) => field('buttonText') || field('clickthroughUrl');
  take(calls.recordHit, readHit);
  take(calls.clickButton, (body) => readPayload(body, 'button-click', nameOfButton));
  take(calls.renderButton, (body) => readPayload(body, 'button-render', nameOfButton));
  take(calls.renderForm, (body) => readPayload(body, 'form-render', (field) => field('formId')));
  take(calls.recordOverlay, (body) =>
    readPayload(body, 'overlay', (field) => [field('action'), field('id')].filter(Boolean).join(' ')),
  );
  take(calls.recordQuickView, (body, context) =>
    readPayload(body, 'quick-view', () => (context.req.param('id') ?? '').slice(0, MAX_WORDS)),
  );
  const takeEvent = (
    call: Call & { readonly may: 'visitor' },
    read: (body: string, context: SiteContext) => PostedEvent | undefined,
  ) =>
    answerVisitors(app, call, (context) =>
      census.answerTest(context, read).then(async (answer) => {
        const found = answer ?? (await census.answer(context, read));
        return found.status === 200 ? context.json({}, call.status ?? 200, NO_STORE) : found;
      }),
    );
  takeEvent(calls.recordEvent, readNamedEvent);
  takeEvent(calls.trackAnalytics, (body, context) =>
    readAnalyticsEvent(body, new URL(context.req.url).origin),
  );
  answerVisitors(app, calls.track, async (context) => {
    await census.take(context, async () => ({
      event: 'landing',
      url: campaignAddress(context),
      referrer: (context.req.query('refer') ?? '').slice(0, MAX_ADDRESS),
      subject: '',
      visitorCookie: '',
    }));
    return context.body(PIXEL, 200, { ...NO_STORE, 'content-type': 'image/gif' });
  });
  return app;
}

/** The address that a visit landed at, with what else the call says of its campaign. */
function campaignAddress({ req }: Context): string {
  const landing = (req.query('landing') ?? '').slice(0, MAX_ADDRESS);
  if (!URL.canParse(landing)) return '';
  const address = new URL(landing);
  for (const name of ['source', 'campaign']) {
    const value = req.query(name);
    if (value) address.searchParams.set(name, value.slice(0, MAX_WORDS));
  }
  return address.href;
}

/** What became of it, where it is not counted: only what the caller did wrong is said. */
const STATUSES: Partial<Record<DropReason | 'too-large', 400 | 403 | 413 | 429>> = {
  'other-site': 403,
  'too-many': 429,
  'too-large': 413,
  unreadable: 400,
};

class Census {
  readonly #deps: TrackingDeps;
  readonly #ingest: Ingest;
  readonly #keys: VisitorKeys;
  readonly #days: SitesDays;
  readonly #addresses: RateLimiter;
  readonly #sites: RateLimiter;
  readonly #bots = new KnownBots();

  constructor(deps: TrackingDeps) {
    this.#deps = deps;
    this.#ingest = new Ingest(deps);
    this.#keys = new VisitorKeys(deps);
    this.#days = new SitesDays(deps);
    this.#addresses = new RateLimiter(PER_ADDRESS, deps.now);
    this.#sites = new RateLimiter(PER_SITE, deps.now);
  }

  async answer(context: SiteContext, read: Read): Promise<Response> {
    let isTooLarge = false;
    const reason = await this.take(context, async () => {
      const sent = await readText(context, MAX_BODY_BYTES);
      isTooLarge = sent.kind === 'too-large';
      return sent.kind === 'read' ? read(sent.text, context) : undefined;
    });
    const status = STATUSES[isTooLarge ? 'too-large' : (reason ?? 'bot')] ?? 200;
    if (status === 200) return context.json({}, 200, NO_STORE);
    const message = 'This was not counted.';
    return context.json({ error: { kind: reason, message } }, status, NO_STORE);
  }

  /** People who run the site see what would be counted. @returns undefined for everyone else */
  async answerTest(
    context: SiteContext,
    read: (body: string, context: SiteContext) => PostedEvent | undefined,
  ): Promise<Response | undefined> {
    const { db, isReader, newId, now } = this.#deps;
    const { id: siteId } = context.get('site');
    if (!isOwnPage(this.#deps, context) || !(await isReader(context, siteId))) return undefined;
    const sent = await readText(context, MAX_BODY_BYTES);
    const said = sent.kind === 'read' ? read(sent.text, context) : undefined;
    const hit = said && hitOf(said, toldBy(context));
    if (!hit) return undefined;
    const name = said.event === 'event' ? hit.subject : `${said.event} ${hit.subject}`;
    const event = { siteId, id: newId(), at: now(), name, path: hit.path, data: storable(said.data) };
    await db.write((tx) => insertTestEvent(tx, event));
    return context.json({}, 200, NO_STORE);
  }

  /** @returns why it was not counted; undefined where it was, or the site counts nobody */
  async take(context: SiteContext, read: () => Promise<Posted | undefined>): Promise<DropReason | undefined> {
    const site = context.get('site');
    const day = await this.#days.of(site);
    if (!day.isOn) return undefined;
    const told = toldBy(context);
    const reason = this.#refuse(context, told) ?? (await this.#count(context, await read(), { told, day }));
    if (reason) await this.#ingest.drop(site.id, day.today, reason);
    return reason;
  }

  #refuse(context: SiteContext, { userAgent }: Told): DropReason | undefined {
    if (!isOwnPage(this.#deps, context)) return 'other-site';
    if (!this.#addresses.take(this.#deps.clientAddress(context)) || !this.#sites.take(context.get('site').id))
      return 'too-many';
    return this.#bots.has(userAgent) ? 'bot' : undefined;
  }

  async #count(
    context: SiteContext,
    said: Posted | undefined,
    { told, day }: { readonly told: Told; readonly day: SiteDays },
  ): Promise<DropReason | undefined> {
    const { clientAddress, countryOf, newId, now } = this.#deps;
    const hit = said && hitOf(said, told);
    if (!hit) return 'unreadable';
    if (isSpamReferrer(said.referrer)) return 'spam-referrer';
    const known = visitorIn(context, said.visitorCookie, now());
    if (known === 'forged') return 'forged-cookie';
    const site = context.get('site');
    const siteId = site.id;
    const address = clientAddress(context);
    const visitor =
      known.id === undefined
        ? await this.#keys.ofDay(siteId, day.today, [address, told.userAgent])
        : this.#keys.ofCookie(siteId, known.id);
    const at = now();
    const country = countryOf ? countryOf(address) : hit.country;
    const more = await this.#lookUp(site, followUpOf(said, told), newId);
    const hits = [{ event: hit.event, subject: hit.subject, id: newId() }, ...more];
    const { path } = hit;
    await Promise.all([
      ...hits.map((each) => this.#ingest.record({ ...hit, ...each, country, siteId, at, visitor })),
      this.#deps.countInExperiments(
        context,
        hits.map(({ event, subject }) => ({ event, subject, path })),
      ),
    ]);
    return undefined;
  }

  /** What happened on a page that only the server knows. */
  async #lookUp(site: AskedSite, { search, order }: FollowUp, newId: () => string): Promise<FoundOut[]> {
    const { db, countFound, findPaidOrder } = this.#deps;
    const found = search === undefined ? undefined : await countFound(db.read, site, search);
    const orderId = order === undefined ? undefined : await findPaidOrder(db.read, site.id, storable(order));
    return [
      ...(found === 0
        ? [{ event: 'search-empty' as const, subject: plain((search ?? '').toLowerCase()), id: newId() }]
        : []),
      ...(orderId === undefined ? [] : [{ event: 'order' as const, subject: '', id: orderId }]),
    ];
  }
}

type FoundOut = Pick<StoredHit, 'event' | 'subject' | 'id'>;

/** A picture is asked for without an origin; its browser says where it stands. */
function isOwnPage(deps: Pick<TrackingDeps, 'isSecure'>, context: Context): boolean {
  if (context.req.method !== 'GET') return isFromSite(deps, context);
  const fetchSite = context.req.header('sec-fetch-site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const referer = context.req.header('referer') ?? '';
  return URL.canParse(referer) && new URL(referer).host === context.req.header('host')?.toLowerCase();
}
