/** Takes addresses of those who wait, and shows what came of it. */

import { type Context, Hono } from 'hono';
import { checkEmail, normalizeEmail } from '#domain/accounts/email-address.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { storable } from '#domain/storable.ts';
import { sendStockNotice } from '#domain/store/aftercare/stock-notices/calls-visitor.ts';
import {
  STOCK_NOTICE_TEXTS as SAY,
  STOCK_NOTICE_PAGE,
  stockNoticePath,
} from '#domain/store/aftercare/stock-notices/contract.ts';
import type { Sellable } from '#domain/store/catalogue/sellable.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { StockNoticePage } from '#site/store/aftercare/stock-notice-page.tsx';
import { answerVisitors } from '../../../http/answer-visitors.ts';
import type { ClientAddress } from '../../../http/client-address.ts';
import { isScript } from '../../../http/is-script.ts';
import { mailSender } from '../../../http/mail-sender.ts';
import { RateLimiter } from '../../../http/rate-limit.ts';
import { readFields } from '../../../http/read-body.ts';
import { answerShortPage, TOO_LONG } from '../../../http/short-page.ts';
import type { SiteEnvironment } from '../../../http/site-environment.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PagePorts } from '../../../kernel/page-ports.ts';
import type { CartRoutesDeps } from '../../cart/visitor-routes.ts';
import { findSellable } from '../../catalogue/find-sellable.ts';
import { findStore } from '../../settings/queries.ts';
import { insertNotices } from './queries.ts';
import { isThere } from './send-notices.ts';

export interface NoticeRoutesDeps
  extends Pick<Kernel, 'db' | 'now' | 'newId' | 'secret'>,
    Pick<CartRoutesDeps, 'maySeeVariant'>,
    Pick<PagePorts, 'showOwnPage'> {
  readonly clientAddress: ClientAddress;
}

type SiteContext = Context<SiteEnvironment>;

const MAX_BYTES = 10_000;
const NO_STORE = { 'cache-control': 'no-store' };
const HEADERS = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };
/** Of one visitor: nobody enters the addresses of others by the hundred. */
const OF_ONE = { burst: 10, everyMs: MINUTE_MS };

export function noticeRoutes(deps: NoticeRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const ofOne = new RateLimiter(OF_ONE, deps.now);
  app.get(STOCK_NOTICE_PAGE, (context) =>
    show(deps, context, {
      variantId: context.req.query('variant') ?? '',
      isDone: context.req.query('done') !== undefined,
    }),
  );
  answerVisitors(app, sendStockNotice, async (context) => {
    const read = await readFields(context, MAX_BYTES);
    if (read.kind === 'too-large') return answerShortPage(context, TOO_LONG);
    const variantId = read.fields['variantId'] ?? '';
    const email = storable(read.fields['email'] ?? '').slice(0, 300);
    const siteId = context.get('site').id;
    const address = deps.clientAddress(context);
    const isTooMuch = !ofOne.take(`${siteId} ${address}`);
    const isHidden = !isTooMuch && !(await deps.maySeeVariant(context, variantId));
    const sender = mailSender(deps.secret, siteId, address);
    const asked = { siteId, variantId, email, sender };
    const taken = isTooMuch ? TOO_MANY : isHidden ? GONE : await take(deps, asked);
    return answer(deps, context, { variantId, email }, taken);
  });
  return app;
}

function answer(
  deps: NoticeRoutesDeps,
  context: SiteContext,
  { variantId, email }: Readonly<Record<'variantId' | 'email', string>>,
  taken: Taken,
): Response | Promise<Response> {
  if (taken.kind === 'taken')
    return isScript(context)
      ? context.json({ message: SAY.done }, 200, NO_STORE)
      : context.redirect(`${stockNoticePath(variantId)}&done=1`, 303);
  const { kind, status, message } = taken;
  return isScript(context)
    ? context.json({ error: { kind, message } }, status, NO_STORE)
    : show(deps, context, { variantId, refused: { ...taken, email } });
}

interface Refused {
  readonly kind: 'busy' | 'email' | 'gone' | 'in-stock';
  readonly status: 404 | 409 | 422 | 429;
  readonly message: string;
}

type Taken = Refused | { readonly kind: 'taken' };

const TOO_MANY: Refused = { kind: 'busy', status: 429, message: SAY.busy };
const GONE: Refused = { kind: 'gone', status: 404, message: SAY.gone };

async function take(
  deps: NoticeRoutesDeps,
  { siteId, variantId, email, sender }: Readonly<Record<'siteId' | 'variantId' | 'email' | 'sender', string>>,
): Promise<Taken> {
  const problem = checkEmail(email);
  if (problem !== undefined) return { kind: 'email', status: 422, message: problem };
  return deps.db.write(async (tx): Promise<Taken> => {
    const { isOffered } = (await findStore(tx, siteId)).stockNotices;
    const sellable = await findWaitedFor(deps, siteId, variantId);
    if (!isOffered || !sellable) return GONE;
    if (isThere(sellable)) return { kind: 'in-stock', status: 409, message: SAY.inStock };
    await insertNotices(tx, [
      {
        id: deps.newId(),
        siteId,
        variantId,
        email: normalizeEmail(email),
        consent: SAY.consent,
        sender,
        askedAt: deps.now(),
      },
    ]);
    return { kind: 'taken' };
  });
}

async function findWaitedFor(
  { db }: NoticeRoutesDeps,
  siteId: string,
  variantId: string,
): Promise<Sellable | undefined> {
  return (await findSellable(db.read, siteId, [storable(variantId)])).get(variantId);
}

interface Shown {
  readonly variantId: string;
  readonly isDone?: boolean;
  readonly refused?: Refused & { readonly email: string };
}

async function show(
  deps: NoticeRoutesDeps,
  context: SiteContext,
  { variantId, isDone = false, refused }: Shown,
): Promise<Response> {
  const siteId = context.get('site').id;
  const sellable = await findWaitedFor(deps, siteId, variantId);
  const { isOffered } = (await findStore(deps.db.read, siteId)).stockNotices;
  const content = StockNoticePage({
    product: sellable && { ...sellable, isThere: isThere(sellable) },
    isDone,
    isOffered,
    refused,
  });
  return deps.showOwnPage(context, {
    type: PAGE_TYPES.page,
    path: STOCK_NOTICE_PAGE,
    status: refused?.status ?? (sellable ? 200 : 404),
    headers: HEADERS,
    title: SAY.title,
    content,
  });
}
