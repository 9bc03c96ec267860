/** Takes what visitors decide, on the hosts of sites: answered once it is kept. */
import { type Context, Hono } from 'hono';
import { recordConsent } from '#domain/consent/calls-visitor.ts';
import { actionOf, sentDecision } from '#domain/consent/proof.ts';
import type { Consent } from '#domain/consent/schema.ts';
import { answerVisitors } from '../http/answer-visitors.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import { readText } from '../http/read-body.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { insertDecisions } from './queries-log.ts';
import { hashOfWording, keepWording } from './queries-wordings.ts';
import { findConsentIn } from './translated.ts';

/** Of one visitor: ten at once, then one every ten seconds. */
const OF_ONE = { burst: 10, everyMs: 10_000 };
const MAX_BYTES = 2000;

export function consentVisitorRoutes(deps: Kernel): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const ofOne = new RateLimiter(OF_ONE, deps.now);
  answerVisitors(app, recordConsent, async (context) => {
    const { id: siteId, language } = context.get('site');
    const read = await readText(context, MAX_BYTES);
    if (read.kind === 'too-large') return refuse(context, 413);
    const sent = sentDecision.safeParse(readJson(read.text));
    if (!sent.success) return refuse(context, 400);
    if (!ofOne.take(deps.clientAddress(context))) return refuse(context, 429);
    // Where the owner keeps no log, nothing is kept.
    const consent = await findConsentIn(deps.db.read, { siteId, language });
    if (consent?.isActivityLogEnabled)
      await keep(deps, { siteId, consent }, sent.data, context.req.header('sec-gpc') === '1');
    return context.json({}, 200, { 'cache-control': 'no-store' });
  });
  return app;
}

type Sent = ReturnType<typeof sentDecision.parse>;

/** The browser says it in a header as well, which no script of the page can leave out. */
function keep(
  { db, now, newId }: Pick<Kernel, 'db' | 'now' | 'newId'>,
  { siteId, consent }: { readonly siteId: string; readonly consent: Consent },
  sent: Sent,
  hasSignal: boolean,
): Promise<void> {
  const categories = [...new Set(sent.categories)];
  const isOptingOut = sent.isOptingOut || hasSignal;
  const decision = { ...sent, id: newId(), at: now(), action: actionOf(categories), categories, isOptingOut };
  return db.write(async (tx) => {
    await insertDecisions(tx, siteId, [decision]);
    // Of sites whose banner was written before wordings were kept.
    if (sent.wording === hashOfWording(consent)) await keepWording(tx, siteId, consent);
  });
}

function refuse(context: Context<SiteEnvironment>, status: 400 | 413 | 429): Response {
  return context.json({ error: 'This choice was not saved.' }, status, { 'cache-control': 'no-store' });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
