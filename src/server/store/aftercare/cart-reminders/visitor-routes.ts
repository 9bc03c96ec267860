/** What links in reminders lead to: back to the cart by one click, and out by another. */
import { type Context, Hono } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { storable } from '#domain/storable.ts';
import { CART_BACK_ROUTE, REMINDERS_END_PATH } from '#domain/store/aftercare/cart-reminders/contract.ts';
import { aftercareWords } from '#domain/store/aftercare/words/words.ts';
import { CART_PATH } from '#domain/store/cart/cart-contract.ts';
import { RemindersEndPage } from '#site/store/aftercare/reminders-end-page.tsx';
import type { Common } from '../../../feature.ts';
import type { ClientAddress } from '../../../http/client-address.ts';
import { RateLimiter } from '../../../http/rate-limit.ts';
import { readFields } from '../../../http/read-body.ts';
import { answerShortPage, TOO_LONG } from '../../../http/short-page.ts';
import type { SiteEnvironment } from '../../../http/site-environment.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { CartPort } from '../../cart/cart-port.ts';
import { findReminder, insertEnds } from './queries.ts';

type SiteContext = Context<SiteEnvironment>;

export interface ReminderRoutesDeps
  extends Pick<Kernel, 'db' | 'now' | 'newId'>,
    Pick<Common['pagePorts'], 'showOwnPage'> {
  readonly clientAddress: ClientAddress;
  readonly cart: Pick<CartPort, 'bringBack'>;
}

const MAX_BYTES = 10_000;
const HEADERS = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };
/** Of one visitor: each click may begin a cart. */
const CLICKS = { burst: 10, everyMs: 10_000 };

export function reminderRoutes(deps: ReminderRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const clicks = new RateLimiter(CLICKS, deps.now);
  app.get(CART_BACK_ROUTE, async (context) => {
    const { id: siteId } = context.get('site');
    const mayBring = clicks.take(`${siteId} ${deps.clientAddress(context)}`);
    const found =
      mayBring && (await findReminder(deps.db.read, siteId, storable(context.req.param('token'))));
    if (found) await deps.cart.bringBack(context, found.cartId);
    return context.redirect(CART_PATH, 303);
  });
  app.get(REMINDERS_END_PATH, (context) => show(deps, context, inQuery(context), false));
  app.post(REMINDERS_END_PATH, async (context) => {
    const read = await readFields(context, MAX_BYTES);
    if (read.kind === 'too-large') return answerShortPage(context, TOO_LONG);
    // The one click of a mail program bears it in the address.
    const token = read.fields['token'] || inQuery(context);
    const found = await findReminder(deps.db.read, context.get('site').id, storable(token));
    if (found) await end(deps, found);
    return show(deps, context, token, true);
  });
  return app;
}

function inQuery(context: SiteContext): string {
  return context.req.query('token') ?? '';
}

async function end(
  { db, now, newId }: ReminderRoutesDeps,
  { siteId, email }: { readonly siteId: string; readonly email: string },
): Promise<void> {
  await db.write((tx) => insertEnds(tx, [{ id: newId(), siteId, email, endedAt: now() }]));
}

async function show(
  deps: ReminderRoutesDeps,
  context: SiteContext,
  token: string,
  hasEnded: boolean,
): Promise<Response> {
  const found = await findReminder(deps.db.read, context.get('site').id, storable(token));
  const { locale } = context.get('site');
  const step = !found ? 'unknown' : hasEnded ? 'ended' : 'ask';
  return deps.showOwnPage(context, {
    type: PAGE_TYPES.page,
    path: REMINDERS_END_PATH,
    status: found ? 200 : 404,
    headers: HEADERS,
    title: aftercareWords(locale)('reminder.title'),
    content: RemindersEndPage({ step, token, locale }),
  });
}
