/** Takes addresses of those who wait, and shows what came of it. */

import { type Context, Hono } from 'hono';
import { checkEmail, normalizeEmail } from '#domain/accounts/email-address.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { storable } from '#domain/storable.ts';
import { sendStockNotice } from '#domain/store/aftercare/stock-notices/calls-visitor.ts';
import {
  STOCK_NOTICE_PAGE,
  STOCK_NOTICE_TEXTS,
  stockNoticePath,
} from '#domain/store/aftercare/stock-notices/contract.ts';
import { aftercareWords } from '#domain/store/aftercare/words/words.ts';
import type { Sellable } from '#domain/store/catalogue/sellable.ts';
import { storeWords } from '#domain/store/settings/words/words.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { StockNoticePage } from '#site/store/aftercare/stock-notice-page.tsx';
import { answerForm, type Done, type Refused } from '../../../http/answer-form.ts';
import type { ClientAddress } from '../../../http/client-address.ts';
import { limitVisitors } from '../../../http/limit-visitors.ts';
import { mailSender } from '../../../http/mail-sender.ts';
import type { Fields } from '../../../http/read-sent.ts';
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
const HEADERS = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };
/** Of one visitor: nobody enters the addresses of others by the hundred. */
const OF_ONE = { burst: 10, everyMs: MINUTE_MS };

export function noticeRoutes(deps: NoticeRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get(STOCK_NOTICE_PAGE, (context) =>
    show(deps, context, {
      variantId: context.req.query('variant') ?? '',
      isDone: context.req.query('done') !== undefined,
    }),
  );
  answerForm(app, sendStockNotice, {
    rate: {
      mayCall: limitVisitors(deps, OF_ONE),
      busy: { message: STOCK_NOTICE_TEXTS.busy },
      keeps: (fields) => fields,
    },
    max: MAX_BYTES,
    run: (context, fields) => take(deps, context, readAsked(fields)),
    page: (context, refused, fields) => show(deps, context, { refused, ...readAsked(fields) }),
  });
  return app;
}

interface Asked {
  readonly variantId: string;
  readonly email: string;
}

function readAsked({ variantId = '', email = '' }: Fields): Asked {
  return { variantId, email: storable(email).slice(0, 300) };
}

interface NoticeRefused extends Refused {
  readonly kind: 'email' | 'gone' | 'in-stock';
}

async function take(
  deps: NoticeRoutesDeps,
  context: SiteContext,
  { variantId, email }: Asked,
): Promise<Done | NoticeRefused> {
  const { id: siteId, locale } = context.get('site');
  const say = aftercareWords(locale);
  const gone: NoticeRefused = { kind: 'gone', status: 404, message: say('notice.gone') };
  if (!(await deps.maySeeVariant(context, variantId))) return gone;
  if (checkEmail(email) !== undefined)
    return { kind: 'email', status: 422, message: storeWords(locale)('noEmail') };
  return deps.db.write(async (tx): Promise<Done | NoticeRefused> => {
    const { isOffered } = (await findStore(tx, siteId)).stockNotices;
    const sellable = await findWaitedFor(deps, siteId, variantId);
    if (!isOffered || !sellable) return gone;
    if (isThere(sellable)) return { kind: 'in-stock', status: 409, message: say('notice.inStock') };
    await insertNotices(tx, [
      {
        id: deps.newId(),
        siteId,
        variantId,
        email: normalizeEmail(email),
        consent: say('notice.consent'),
        locale,
        sender: mailSender(deps.secret, siteId, deps.clientAddress(context)),
        askedAt: deps.now(),
      },
    ]);
    return {
      kind: 'done',
      json: { message: say('notice.done') },
      location: `${stockNoticePath(variantId)}&done=1`,
    };
  });
}

async function findWaitedFor(
  { db }: NoticeRoutesDeps,
  siteId: string,
  variantId: string,
): Promise<Sellable | undefined> {
  return (await findSellable(db.read, siteId, [storable(variantId)])).get(variantId);
}

interface Shown extends Partial<Asked> {
  readonly variantId: string;
  readonly isDone?: boolean;
  readonly refused?: NoticeRefused;
}

async function show(
  deps: NoticeRoutesDeps,
  context: SiteContext,
  { variantId, email = '', isDone = false, refused }: Shown,
): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const sellable = await findWaitedFor(deps, siteId, variantId);
  const { isOffered } = (await findStore(deps.db.read, siteId)).stockNotices;
  const content = StockNoticePage({
    product: sellable && { ...sellable, isThere: isThere(sellable) },
    isDone,
    isOffered,
    locale,
    refused: refused && { message: refused.message, email },
  });
  return deps.showOwnPage(context, {
    type: PAGE_TYPES.page,
    path: STOCK_NOTICE_PAGE,
    status: refused?.status ?? (sellable ? 200 : 404),
    headers: HEADERS,
    title: aftercareWords(locale)('notice.title'),
    content,
  });
}
