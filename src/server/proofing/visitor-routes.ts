/** Where clients send what they have chosen: the page's own form, with or without scripts. */
import { type Context, Hono } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { sendSelection } from '#domain/proofing/calls-visitor.ts';
import { countFavourites, PROOFS_SENT_PATH } from '#domain/proofing/proofs.ts';
import { proofWords } from '#domain/proofing/words/words.ts';
import { ProofsSent, proofsSentTitle } from '#site/proofs-sent.tsx';
import type { Deps } from '../deps.ts';
import { answerVisitors } from '../http/answer-visitors.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import { readFields } from '../http/read-body.ts';
import { answerShortPage, type ShortPage, TOO_LONG } from '../http/short-page.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { httpWords } from '../http/words/words.ts';
import type { PagePorts } from '../kernel/page-ports.ts';
import { findProofs } from './find-proofs.ts';
import { listOfBlock } from './queries.ts';
import { type Taken, takeSelection } from './take-selection.ts';

export interface ProofingRoutesDeps
  extends Pick<Deps, 'db' | 'now' | 'newId'>,
    Pick<PagePorts, 'maySee' | 'showOwnPage'> {
  readonly clientAddress: ClientAddress;
}

/** Of one visitor: five at once, then one every twenty seconds. */
const OF_ONE = { burst: 5, everyMs: 20_000 };
/** Of all visitors of a site. */
const OF_SITE = { burst: 60, everyMs: 1000 };
/** All comments of the largest set, at their longest, in letters of more than one byte. */
const MAX_BYTES = 2_000_000;

export function proofingVisitorRoutes(deps: ProofingRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const ofOne = new RateLimiter(OF_ONE, deps.now);
  const ofSite = new RateLimiter(OF_SITE, deps.now);
  answerVisitors(app, sendSelection, async (context) => {
    const { id: siteId, locale } = context.get('site');
    const read = await readFields(context, MAX_BYTES);
    if (read.kind === 'too-large') return answerShortPage(context, TOO_LONG);
    const { fields } = read;
    const entries = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]]));
    if (!ofOne.take(deps.clientAddress(context)) || !ofSite.take(siteId))
      return answerShortPage(context, {
        status: 429,
        title: httpWords(locale)('busy'),
        message: proofWords(locale)('tooOften'),
        retryAfterS: 60,
        entries,
      });
    const address = { locale, siteId, documentId: fields['item'] ?? '', blockId: fields['block'] ?? '' };
    const taken = await takeSelection(deps, address, fields, deps.maySee(context));
    if (taken.kind !== 'taken') return answerShortPage(context, refusalOf(taken, entries, locale));
    context.header('cache-control', 'no-store');
    const sent = new URLSearchParams({ item: address.documentId, block: address.blockId });
    return context.redirect(`${PROOFS_SENT_PATH}?${sent}`, 303);
  });
  app.get(PROOFS_SENT_PATH, (context) => showSent(deps, context));
  return app;
}

/** Only to those who may see the pictures; to others it is the page with them, which asks for its password. */
async function showSent(deps: ProofingRoutesDeps, context: Context<SiteEnvironment>): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const { item: documentId = '', block: blockId = '' } = context.req.query();
  const address = { siteId, documentId, blockId };
  const found = await findProofs(deps.db.read, address);
  const { path } = context.req;
  if (!found) return deps.showOwnPage(context, { name: 'notFound', path, status: 404, headers: HEADERS });
  const href = `${encodeURI(found.path)}#proofs-${blockId}`;
  const { passwordHash, access } = found;
  const isOpen = await deps.maySee(context)(documentId, { passwordHash, access });
  const [last] = isOpen ? await listOfBlock(deps.db.read, address, 1) : [];
  if (!last) return context.redirect(href, 302);
  const { name } = last;
  return deps.showOwnPage(context, {
    ...{ type: PAGE_TYPES.page, path, status: 200, headers: HEADERS },
    title: proofsSentTitle({ name, locale }),
    content: ProofsSent({ name, count: countFavourites(last.picks), href, locale }),
  });
}

const HEADERS = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };

function refusalOf(
  refused: Exclude<Taken, { kind: 'taken' }>,
  entries: Readonly<Record<string, readonly string[]>>,
  locale: string,
): ShortPage {
  const say = proofWords(locale);
  const http = httpWords(locale);
  switch (refused.kind) {
    case 'locked':
      return {
        status: 403,
        title: http('password'),
        message: say('locked'),
        link: { href: refused.path, label: http('openPage') },
        entries,
      };
    case 'missing':
      return { status: 404, title: say('gone.title'), message: say('gone') };
    case 'invalid':
      return { status: 400, title: say('invalid.title'), message: refused.message };
  }
}
