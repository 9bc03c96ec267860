/** The subscription checkout (CART-20), where it is sent, and the page that thanks (CART-28). */
import { Hono } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { isId } from '#domain/id.ts';
import { PLAN, PLANS_PATH, SIGN_IN_PATH } from '#domain/members/contract.ts';
import { CART_LIMITS } from '#domain/store/cart/cart-contract.ts';
import {
  donationAgainPath,
  donationPath,
  orderStatusPath,
  PORTAL_PATH,
  SUBSCRIBE_AGAIN_ROUTE,
  SUBSCRIBED_ROUTE,
  subscribedPath,
} from '#domain/store/cart/checkout-contract.ts';
import {
  type CheckoutEntries,
  checkCheckout,
  NO_ENTRIES,
  readCheckout,
} from '#domain/store/cart/checkout-entries.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { beginSubscription, placeSubscription } from '#domain/store/subscriptions/calls-visitor.ts';
import { CART_TOKEN, SUBSCRIBE_PATH, subscribePath } from '#domain/store/subscriptions/contract.ts';
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { SubscribedPage } from '#site/store/subscriptions/subscribed-page.tsx';
import { answerForm, type Done, type Refused } from '../../http/answer-form.ts';
import { limitVisitors } from '../../http/limit-visitors.ts';
import type { Fields } from '../../http/read-sent.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { findAddressForm } from '../../kernel/addresses/address-forms.ts';
import { messageOf, statusOf } from '../orders/checkout-refusals.ts';
import { cardOf } from '../orders/checkout-routes.ts';
import { type Completed, completeOrder } from '../orders/complete-order.ts';
import { isTestOrder } from '../orders/issue-invoice.ts';
import { detailsOf, findAnyOrderByToken, findOrderByToken } from '../orders/queries.ts';
import { refusePayment } from '../orders/refuse-payment.ts';
import { findStore } from '../settings/queries.ts';
import { cartIdFor } from './cart-id.ts';
import { issueCartToken } from './cart-token.ts';
import { findOffer } from './load-offer.ts';
import { hasRunningPlan } from './queries-list.ts';
import {
  type Again,
  type LoadedOffer,
  loadOffer,
  offeredMethods,
  priced,
  type SiteContext,
  type SubscribeDeps,
  senderOf,
  showSubscribe,
} from './show-subscribe.ts';

/** Of one visitor: cards are tried out wherever something can be paid. */
const OF_ONE = { burst: 10, everyMs: MINUTE_MS / 4 };
const OF_SITE = { burst: 500, everyMs: 100 };
const MAX_BYTES = 20_000;
/** The address opens the order. */
const TOKEN_HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

interface SubscribeRefused extends Refused {
  readonly errors?: Again['errors'];
}

export function subscriptionVisitorRoutes(deps: SubscribeDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const tooMany = (locale: string) => cartWords(locale)('tooMany');
  const mayBegin = limitVisitors(deps, { burst: 30, everyMs: 1000 });
  const mayPlace = limitVisitors(deps, OF_ONE, OF_SITE);
  app.get(SUBSCRIBE_PATH, (context) => showSubscribe(deps, context, context.req.query(CART_TOKEN) ?? ''));
  answerForm(app, beginSubscription, {
    rate: { mayCall: mayBegin, busy: { message: tooMany, retryAfterS: 60 } },
    max: MAX_BYTES,
    run: (context, fields) => beginCart(deps, context, fields),
  });
  answerForm(app, placeSubscription, {
    rate: {
      mayCall: mayPlace,
      busy: { message: tooMany, retryAfterS: 60 },
      keeps: ({ card: _card, ...fields }) => fields,
    },
    max: MAX_BYTES,
    run: (context, fields) => subscribe(deps, context, fields),
    page: (context, { errors, message, status }: SubscribeRefused, fields) =>
      showSubscribe(deps, context, fields[CART_TOKEN] ?? '', {
        entries: readCheckout(fields),
        errors,
        message,
        status,
      }),
  });
  app.get(SUBSCRIBED_ROUTE, (context) => showSubscribed(deps, context, context.req.param('token')));
  app.get(SUBSCRIBE_AGAIN_ROUTE, (context) => showAgain(deps, context, context.req.param('token')));
  return app;
}

async function beginCart(deps: SubscribeDeps, context: SiteContext, fields: Fields): Promise<Done | Refused> {
  const { id: siteId, language, locale } = context.get('site');
  const { variantId = '', quantity = '1', plan = '' } = fields;
  const count = Number(quantity);
  const isCount = Number.isInteger(count) && count >= 1 && count <= CART_LIMITS.quantity;
  const wanted =
    plan === ''
      ? ({ kind: 'product', id: variantId, quantity: count } as const)
      : ({ kind: 'plan', id: plan, quantity: 1 } as const);
  const found =
    isId(wanted.id) && isCount && (await findOffer(deps.db.read, deps, { siteId, language }, wanted));
  if (!found) return { kind: 'missing', status: 404, message: cartWords(locale)('other.subscribe.none') };
  const location = subscribePath(issueCartToken(deps.secret, siteId, wanted, deps.now()));
  return { kind: 'done', json: { location }, location };
}

/** Without an account there is no one to give the plan to. */
function signInFirst({ token }: LoadedOffer): Done {
  const back = `${PLANS_PATH}?${PLAN}=${token.id}`;
  const location = `${SIGN_IN_PATH}?next=${encodeURIComponent(back)}`;
  return { kind: 'done', json: { kind: 'kept', location }, location };
}

async function subscribe(
  deps: SubscribeDeps,
  context: SiteContext,
  fields: Fields,
): Promise<Response | Done | SubscribeRefused> {
  const { id: siteId, locale } = context.get('site');
  const cartToken = fields[CART_TOKEN] ?? '';
  const loaded = await loadOffer(deps, context, cartToken);
  if (loaded === 'expired')
    return { kind: 'expired', status: 409, message: subscriptionWords(locale)('expired') };
  if (!loaded) return { kind: 'missing', status: 404, message: cartWords(locale)('other.subscribe.none') };
  if (loaded.offer.kind === 'plan' && !loaded.member) return signInFirst(loaded);
  const typed = readCheckout(fields);
  const entries = loaded.member ? { ...typed, email: loaded.member.email } : typed;
  if (fields['step'] === 'update')
    return showSubscribe(deps, context, cartToken, { entries, message: '', status: 200 });
  // Before the look at what the member has: of two tabs, the second one is refused or leads to the same order.
  const cartId = await cartIdFor(deps, loaded, entries);
  const refused = await refusePlan(deps, context, loaded);
  if (refused) return refused;
  const paying = { siteId, sender: senderOf(deps, context), captchaKey: fields['captchaKey'] ?? '' };
  const kind = await refusePayment(deps, paying);
  if (kind) return { kind, status: statusOf(kind), message: cartWords(locale)(kind) };
  const completed = await complete(deps, context, { loaded, entries, fields, cartId });
  if (completed.kind === 'declined') deps.cards.noteDeclined(siteId, senderOf(deps, context));
  return answerOf(completed, locale);
}

/** A member has a plan once, and not where its owner has ended it. */
async function refusePlan(
  deps: SubscribeDeps,
  context: SiteContext,
  { offer, member }: LoadedOffer,
): Promise<SubscribeRefused | undefined> {
  if (!member) return undefined;
  const held = { siteMemberId: member.id, planId: offer.id };
  const { memberships } = await deps.members.holderOf(member);
  const isHeld = memberships.some(({ planId, until }) => planId === offer.id && until === null);
  const isFree =
    !isHeld &&
    (await deps.members.mayHoldPlan(deps.db.read, held)) &&
    !(await hasRunningPlan(deps.db.read, held));
  const message = subscriptionWords(context.get('site').locale)('hasPlan');
  return isFree ? undefined : { kind: 'hasPlan', status: 409, message };
}

interface Subscribing {
  readonly loaded: LoadedOffer;
  readonly entries: CheckoutEntries;
  readonly fields: Fields;
  readonly cartId: string;
}

async function complete(
  deps: SubscribeDeps,
  context: SiteContext,
  { loaded, entries, fields, cartId }: Subscribing,
): Promise<Completed> {
  const { id: siteId, locale } = context.get('site');
  const ids = { cartId, subscriptionId: deps.newId() };
  const [{ methods, isStaff, isTest }, store, prices] = await Promise.all([
    offeredMethods(deps, context),
    findStore(deps.db.read, siteId),
    priced(deps, context, loaded, entries, ids),
  ]);
  const { first, recurring } = prices;
  if (Number(fields['seenRecurring']) !== recurring.totalMinor) return { kind: 'cart_changed' };
  const hasTerms = store.termsPath !== '';
  return completeOrder(
    { ...deps, cart: { ...deps.cart, price: async () => first } },
    {
      siteId,
      locale,
      cartId: ids.cartId,
      entries: { ...entries, delivery: recurring.needsDelivery ? entries.delivery : '' },
      seenTotalMinor: Number(fields['seenTotal']),
      hasTerms,
      sender: senderOf(deps, context),
      testBy: isTest(entries.payment) ? (isStaff ? 'team' : 'visitor') : null,
      check: () =>
        checkCheckout(
          entries,
          {
            delivery: recurring.needsDelivery,
            terms: hasTerms,
            deliveries: prices.deliveries.map(({ id }) => id),
            pickups: prices.deliveries.flatMap(({ id, isPickup }) => (isPickup ? [id] : [])),
            payments: methods.map(({ id }) => id),
            vatNumber: first.asksVatNumber === true,
            country: first.asksCountry === true,
            addressForm: findAddressForm(entries.address.country),
          },
          locale,
        ),
    },
    cardOf(fields['card']),
  );
}

function answerOf(completed: Completed, locale: string): Done | SubscribeRefused {
  if (completed.kind === 'placed') {
    const location = subscribedPath(completed.order.token);
    return { kind: 'done', json: { kind: 'placed', location }, location };
  }
  if (completed.kind === 'payment')
    return { kind: 'done', json: { kind: 'payment', location: completed.path }, location: completed.path };
  if (completed.kind === 'incomplete') {
    const { errors } = completed;
    const message = cartWords(locale)('checkFields', { count: Object.keys(errors).length });
    return { kind: 'incomplete', status: 422, message, errors };
  }
  return { kind: completed.kind, status: statusOf(completed.kind), message: messageOf(completed, locale) };
}

function showNothing(deps: SubscribeDeps, context: SiteContext): Promise<Response> {
  const make = () => ({ name: 'notFound' as const, path: '/404', status: 404 });
  return deps.showKeptPage(context, { name: 'no subscription', status: 404, headers: TOKEN_HEADERS, make });
}

async function showSubscribed(deps: SubscribeDeps, context: SiteContext, token: string): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const order = await findOrderByToken(deps.db.read, siteId, token);
  const terms = order && detailsOf(order).subscription;
  if (!order || terms?.kind !== 'begins') return showNothing(deps, context);
  if (terms.offer.kind === 'donation') return context.redirect(donationPath(token), 303);
  const isPlan = terms.offer.kind === 'plan';
  const opensNothing = isPlan && order.testBy === 'visitor';
  const isOpen = isPlan && !opensNothing;
  return deps.showOwnPage(context, {
    type: isPlan ? PAGE_TYPES.membershipConfirmed : PAGE_TYPES.subscriptionConfirmed,
    path: context.req.path,
    status: 200,
    headers: TOKEN_HEADERS,
    title: subscriptionWords(locale)(isPlan ? 'confirmedPlan' : 'confirmed'),
    content: SubscribedPage({
      locale,
      offer: terms.offer,
      recurringMinor: terms.recurring.totalMinor,
      currency: order.currency,
      orderHref: orderStatusPath(token),
      manageHref: PORTAL_PATH,
      opens: isOpen ? await deps.members.pagesOf(deps.db.read, siteId, terms.offer.id) : [],
      test: opensNothing ? 'opensNothing' : isTestOrder(order) ? 'opens' : undefined,
    }),
  });
}

/** What a buyer entered who comes back from a payment service without having paid. */
async function showAgain(deps: SubscribeDeps, context: SiteContext, token: string): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const order = await findAnyOrderByToken(deps.db.read, siteId, token);
  const details = order && detailsOf(order);
  const terms = details?.subscription;
  if (!order || !details || terms?.kind !== 'begins') return showNothing(deps, context);
  if (order.state !== 'draft') return context.redirect(subscribedPath(token), 303);
  const { address, phone, vatNumber = '', delivery } = details;
  const entries = {
    ...NO_ENTRIES,
    ...{ email: order.email, address, phone, vatNumber, payment: order.provider },
    delivery: delivery?.id ?? '',
  };
  const { kind, id, quantity } = terms.offer;
  if (kind === 'donation') return context.redirect(donationAgainPath(token), 303);
  const cartToken = issueCartToken(deps.secret, siteId, { kind, id, quantity }, deps.now());
  const message = cartWords(locale)('other.notCharged');
  return showSubscribe(deps, context, cartToken, { entries, message, status: 200 });
}
