/**
 * The way to a payment elsewhere and back. A page leads there, since what is posted to a site may not be redirected to
 * another. The page buyers come back to, the sweeper and the news of a payment service all settle it by the same look-up.
 */
import { type Context, Hono } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import {
  CHECKOUT_PATH,
  donationAgainPath,
  ORDER_PAYMENT_ROUTE,
  ORDER_RETURN_ROUTE,
  ORDER_UNPAID_ROUTE,
  orderConfirmedPath,
  orderReturnPath,
  orderStatusPath,
  subscribeAgainPath,
} from '#domain/store/cart/checkout-contract.ts';
import { STRIPE_NEWS_PATH } from '#domain/store/orders/calls-stripe.ts';
import { isOpenPayment, type PaymentState } from '#domain/store/orders/payment-state.ts';
import { orderWords } from '#domain/store/orders/words/words.ts';
import { OnTheWayPage } from '#site/store/orders/on-the-way-page.tsx';
import { readBytes } from '../../http/read-body.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import type { PagePorts } from '../../kernel/page-ports.ts';
import { insertNews, isNewsKnown } from '../../payments/queries-services.ts';
import { readStripeNews } from '../../payments/stripe-news.ts';
import type { StripeDeps } from '../../payments/stripe-provider.ts';
import type { CardTesting } from './card-testing.ts';
import { declinedMessage } from './checkout-refusals.ts';
import { lookUpAttempt, providerOf, refOf, resolveAttempt } from './complete-order.ts';
import type { Said } from './difference-routes.ts';
import type { CompletionDeps } from './ports.ts';
import { detailsOf, findAnyOrderByToken } from './queries.ts';
import { findCheckout, writeCheckout } from './queries-checkouts.ts';
import { findAttempt, findAttemptOf, listAttempts } from './queries-payments.ts';
import type { Settled } from './settle-payment.ts';
import type { OrderTable, PaymentAttemptTable } from './tables.ts';

type PaymentPageDeps = CompletionDeps &
  StripeDeps &
  Pick<PagePorts, 'showOwnPage'> & { readonly cards: CardTesting };
type SiteContext = Context<SiteEnvironment>;

const HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
const MAX_NEWS_BYTES = 250_000;

interface Paying {
  readonly order: OrderTable;
  readonly attempt: PaymentAttemptTable;
}

export function paymentPageRoutes(deps: PaymentPageDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const forBuyers = (
    route: typeof ORDER_PAYMENT_ROUTE | typeof ORDER_RETURN_ROUTE | typeof ORDER_UNPAID_ROUTE,
    show: (context: SiteContext, paying: Paying) => Promise<Response>,
  ) =>
    app.get(route, async (context) => {
      const order = await findAnyOrderByToken(
        deps.db.read,
        context.get('site').id,
        context.req.param('token'),
      );
      const [attempt] = order ? await listAttempts(deps.db.read, order.id) : [];
      if (!order || !attempt)
        return deps.showOwnPage(context, {
          name: 'notFound',
          path: context.req.path,
          status: 404,
          headers: HEADERS,
        });
      const isOpen = attempt.state === 'created' || attempt.state === 'requires_action';
      if (order.state !== 'draft' && !isOpen) return context.redirect(placedPath(order), 303);
      return show(context, { order, attempt });
    });
  forBuyers(ORDER_PAYMENT_ROUTE, async (context, paying) => {
    const news = await providerOf(deps, paying.attempt).retrieve(refOf(paying.attempt));
    if (news?.payAt === undefined)
      return settled(deps, context, paying, await lookUpAttempt(deps, paying.attempt));
    return showOnTheWay(deps, context, { title: 'goToPayment', href: news.payAt, waitS: 0 });
  });
  forBuyers(ORDER_RETURN_ROUTE, async (context, paying) =>
    settled(deps, context, paying, await lookUpAttempt(deps, paying.attempt)),
  );
  forBuyers(ORDER_UNPAID_ROUTE, async (context, paying) =>
    settled(deps, context, paying, await resolveAttempt(deps, paying.attempt)),
  );
  app.post(STRIPE_NEWS_PATH, (context) => takeNews(deps, context));
  return app;
}

async function settled(
  deps: PaymentPageDeps,
  context: SiteContext,
  { order, attempt }: Paying,
  outcome: Settled,
): Promise<Response> {
  const cartId = order.cartId ?? '';
  if (outcome.kind === 'placed') {
    const { state } = (await findAttempt(deps.db.read, attempt.id)) ?? attempt;
    return context.redirect(placedPath(order, SAID[state]), 303);
  }
  if (outcome.kind === 'pending' && isOpenPayment(attempt.state as PaymentState))
    return showOnTheWay(deps, context, {
      title: 'yourPayment',
      href: orderReturnPath(order.token),
      waitS: 5,
    });
  if (outcome.kind === 'declined') noteUnpaid(deps, { order, attempt }, outcome.message);
  const said =
    outcome.kind === 'declined' && outcome.message !== null
      ? declinedMessage(outcome.message, context.get('site').locale)
      : '';
  const kept = await findCheckout(deps.db.read, order.siteId, cartId);
  if (kept)
    await deps.db.write((tx) =>
      writeCheckout(tx, { siteId: order.siteId, cartId, now: deps.now() }, { ...kept, message: said }),
    );
  return context.redirect(againPath(order), 303);
}

/** Where a buyer finds what they entered. */
function againPath(order: OrderTable): string {
  const { donation, booking, subscription } = detailsOf(order);
  if (booking) return `${booking.path}?unpaid`;
  if (donation) return donationAgainPath(order.token);
  return subscription ? subscribeAgainPath(order.token) : CHECKOUT_PATH;
}

/** Once for each attempt, however often the page is asked for. */
function noteUnpaid({ cards }: PaymentPageDeps, { order, attempt }: Paying, problem: string | null): void {
  const { siteId, sender } = order;
  if (sender === null || !isOpenPayment(attempt.state as PaymentState)) return;
  if (problem === null) cards.noteGivenUp(siteId, sender);
  else cards.noteDeclined(siteId, sender);
}

/** Whoever pays the rest of a changed order has been thanked before. */
function placedPath({ token, details }: OrderTable, said?: Said): string {
  if ((detailsOf({ details }).edits ?? 0) === 0) return orderConfirmedPath(token);
  return said === undefined ? orderStatusPath(token) : `${orderStatusPath(token)}?payment=${said}`;
}

/** Of the rest of an order, whose page tells it. Whoever turned back knows. */
const SAID: Readonly<Record<string, Said>> = {
  failed: 'declined',
  processing: 'pending',
  requires_action: 'pending',
};

function showOnTheWay(
  deps: PaymentPageDeps,
  context: SiteContext,
  {
    title: key,
    href,
    waitS,
  }: {
    readonly title: 'goToPayment' | 'yourPayment';
    readonly href: string;
    readonly waitS: number;
  },
): Promise<Response> {
  const { locale } = context.get('site');
  const title = orderWords(locale)(key);
  return deps.showOwnPage(context, {
    type: PAGE_TYPES.checkout,
    path: context.req.path,
    status: 200,
    headers: { ...HEADERS, refresh: `${waitS}; url=${href}` },
    title,
    content: OnTheWayPage({ title, href, isWaiting: waitS > 0, locale }),
  });
}

/** Answers with 200 what has been seen to, or is none of ours: everything else is sent again. */
async function takeNews(deps: PaymentPageDeps, context: SiteContext): Promise<Response> {
  const siteId = context.get('site').id;
  const read = await readBytes(context, MAX_NEWS_BYTES);
  if (read.kind !== 'read') return context.body(null, 413);
  const signature = context.req.header('stripe-signature') ?? '';
  const news = await readStripeNews(deps, siteId, { body: read.bytes, signature });
  if (news.kind === 'refused')
    return context.json({ error: { kind: 'signature', message: 'This was not signed by Stripe.' } }, 400);
  const { eventId, sessionId, key = '' } = news;
  if (sessionId === undefined || (await isNewsKnown(deps.db.read, siteId, eventId)))
    return context.body(null, 200);
  const attempt = await findAttemptOf(deps.db.read, siteId, { ref: sessionId, key });
  if (attempt?.provider === 'stripe') await lookUpAttempt(deps, { ...attempt, ref: sessionId });
  await deps.db.write((tx) => insertNews(tx, { siteId, eventId, createdAt: deps.now() }));
  return context.body(null, 200);
}
