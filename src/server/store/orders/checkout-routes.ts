/**
 * The checkout: one page, and where it is sent. What was entered is kept with the cart and the page shown again by a
 * redirect, so that errors, reloading and the back button lose nothing.
 */

import { Hono } from 'hono';
import { CHECKOUT_PATH, orderConfirmedPath } from '#domain/store/cart/checkout-contract.ts';
import { type CheckoutEntries, checkCheckout, readCheckout } from '#domain/store/cart/checkout-entries.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { USE_CARD_STEP } from '#domain/store/gift-cards/contract.ts';
import { placeOrder } from '#domain/store/orders/calls-visitor.ts';
import { ofEachText } from '#domain/store/settings/order-texts.ts';
import { FREE, TEST_CARDS } from '#domain/store/settings/payment-methods.ts';
import { tongueOf } from '#domain/tracking/agent.ts';
import { answerVisitors } from '../../http/answer-visitors.ts';
import { isScript } from '../../http/is-script.ts';
import { mailSender } from '../../http/mail-sender.ts';
import { RateLimiter } from '../../http/rate-limit.ts';
import { readFields } from '../../http/read-body.ts';
import { answerShortPage, TOO_LONG } from '../../http/short-page.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { findAddressForm } from '../../kernel/addresses/address-forms.ts';
import { findStore } from '../settings/queries.ts';
import { messageOf, statusOf } from './checkout-refusals.ts';
import { type Completed, completeOrder } from './complete-order.ts';
import { hasTestCards, takeGiftCard } from './gift-card-step.ts';
import { type Checkout, findOffered, writeCheckout } from './queries-checkouts.ts';
import { asksCaptcha, refusePayment } from './refuse-payment.ts';
import { type CheckoutRoutesDeps, type SiteContext, showCheckout } from './show-checkout.ts';

/** Of one visitor: cards are tried out by the hundred where nobody counts. */
const OF_ONE = { burst: 6, everyMs: 20_000 };
/** Of all visitors of a site: more than come when something is sold out in a minute. */
const OF_SITE = { burst: 2500, everyMs: 20 };
/** Codes are not guessed by the thousand. */
const COUPONS = { burst: 10, everyMs: 10_000 };
const GIFT_CARDS = { burst: 6, everyMs: 10_000 };
const GIFT_CARDS_OF_SITE = { burst: 200, everyMs: 1000 };
/** Each change is priced again and kept. */
const UPDATES = { burst: 60, everyMs: 1000 };
const MAX_BYTES = 64_000;
const NO_STORE = { 'cache-control': 'no-store' };

export function checkoutRoutes(deps: CheckoutRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const ofOne = new RateLimiter(OF_ONE, deps.now);
  const ofSite = new RateLimiter(OF_SITE, deps.now);
  const coupons = new RateLimiter(COUPONS, deps.now);
  const codes = new RateLimiter(GIFT_CARDS, deps.now);
  const codesOfSite = new RateLimiter(GIFT_CARDS_OF_SITE, deps.now);
  const mayTryCode = (siteId: string, address: string) =>
    codes.take(`${siteId} ${address}`) && codesOfSite.take(siteId);
  const updates = new RateLimiter(UPDATES, deps.now);
  const { cards } = deps;
  const refuse = async (context: SiteContext, posted: Posted, address: string) => {
    const { siteId, fields } = posted;
    const isInTime = ofOne.take(`${siteId} ${address}`) && ofSite.take(siteId);
    const paying = { siteId, sender: senderOf(deps, context), captchaKey: fields['captchaKey'] ?? '' };
    const kind = isInTime ? await refusePayment(deps, paying) : 'tooMany';
    return kind && answer(deps, context, posted, { kind });
  };
  app.get(CHECKOUT_PATH, async (context) =>
    showCheckout(deps, context, await asksCaptcha(deps, context.get('site').id, senderOf(deps, context))),
  );
  answerVisitors(app, placeOrder, async (context) => {
    const read = await readFields(context, MAX_BYTES);
    if (read.kind === 'too-large') return answerShortPage(context, TOO_LONG);
    const posted: Posted = {
      siteId: context.get('site').id,
      cartId: await deps.cart.find(context),
      fields: read.fields,
      // The code of a gift card is used now, and kept nowhere.
      entries: { ...readCheckout(read.fields), giftCard: '' },
    };
    const { siteId } = posted;
    const address = deps.clientAddress(context);
    if (!updates.take(`${siteId} ${address}`)) return answerHaste(context, read.fields);
    const card = await answerGiftCard(deps, context, posted, () => mayTryCode(siteId, address));
    if (card) return card;
    const unpaid = await answerUnpaid(deps, context, posted, () => coupons.take(`${siteId} ${address}`));
    if (unpaid) return unpaid;
    const refused = await refuse(context, posted, address);
    if (refused) return refused;
    return pay(deps, context, posted, () => cards.noteDeclined(siteId, senderOf(deps, context)));
  });
  return app;
}

/** The page shows what was entered, except card details. */
function answerHaste(context: SiteContext, { card: _card, ...fields }: Posted['fields']): Response {
  const say = cartWords(context.get('site').locale);
  const message = say('tooManyChanges');
  if (isScript(context)) return context.json({ error: { kind: 'too-many', message } }, 429, NO_STORE);
  const entries = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]]));
  return answerShortPage(context, {
    status: 429,
    title: say('moment'),
    message,
    retryAfterS: 60,
    entries,
  });
}

interface Posted {
  readonly siteId: string;
  readonly cartId: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly entries: CheckoutEntries;
}

/** Keeps what was entered, and shows the page again with what is to be said. */
async function keep(
  deps: CheckoutRoutesDeps,
  context: SiteContext,
  { siteId, cartId, entries }: Posted,
  said: Pick<Checkout, 'errors' | 'message'>,
): Promise<Response> {
  if (cartId !== undefined)
    await deps.db.write(async (tx) => {
      const whose = { siteId, cartId, sender: senderOf(deps, context), now: deps.now() };
      await writeCheckout(tx, whose, { entries, ...said });
      const { address, delivery: deliveryId } = entries;
      await deps.cart.choose(tx, siteId, cartId, { country: address.country, deliveryId });
    });
  return context.redirect(CHECKOUT_PATH, 303);
}

const isToPay = (step: string | undefined) =>
  step !== 'update' && step !== 'coupon' && step !== USE_CARD_STEP;

/**
 * A code that was typed is used before anything is paid: nobody pays more for not having pressed its button.
 * @returns undefined where it is to be paid
 */
async function answerUnpaid(
  deps: CheckoutRoutesDeps,
  context: SiteContext,
  posted: Posted,
  mayTry: () => boolean,
): Promise<Response | undefined> {
  const { coupon } = posted.entries;
  const { step } = posted.fields;
  const say = cartWords(context.get('site').locale);
  if (step === 'update' || step === USE_CARD_STEP || coupon === '')
    return isToPay(step) ? undefined : reckon(deps, context, posted);
  const refusal = mayTry() ? await deps.cart.addCoupon(context, coupon) : say('tooManyCoupons');
  if (refusal !== '') return reckon(deps, context, posted, { errors: { coupon: refusal }, message: '' });
  const message = isToPay(step) ? say('couponUsed') : '';
  const entries = { ...posted.entries, coupon: '' };
  return reckon(deps, context, { ...posted, entries }, { errors: {}, message });
}

/** @returns undefined where nothing was asked about a gift card */
async function answerGiftCard(
  deps: CheckoutRoutesDeps,
  context: SiteContext,
  posted: Posted,
  mayTry: () => boolean,
): Promise<Response | undefined> {
  const { siteId, cartId, fields } = posted;
  if (cartId === undefined) return undefined;
  const { locale } = context.get('site');
  const { giftCard: code } = readCheckout({ giftCard: fields['giftCard'] });
  const typed = { siteId, cartId, locale, code, step: fields['step'] ?? '' };
  const said = await takeGiftCard(deps, typed, mayTry);
  return said && reckon(deps, context, posted, said);
}

/** Keeps what was entered; the page says what it costs then. */
async function reckon(
  deps: CheckoutRoutesDeps,
  context: SiteContext,
  posted: Posted,
  said: Pick<Checkout, 'errors' | 'message'> = { errors: {}, message: '' },
): Promise<Response> {
  const shown = await keep(deps, context, posted, said);
  return isScript(context) ? context.json({ kind: 'kept' }, 200, NO_STORE) : shown;
}

async function pay(
  deps: CheckoutRoutesDeps,
  context: SiteContext,
  posted: Posted,
  onDeclined: () => void,
): Promise<Response> {
  const { siteId, cartId, fields } = posted;
  const { locale } = context.get('site');
  if (cartId === undefined) return context.redirect(CHECKOUT_PATH, 303);
  const [offered, isStaff, store, isTestCard] = await Promise.all([
    findOffered({ db: deps.db.read, secret: deps.secret }, siteId),
    deps.isStaff(context, siteId),
    findStore(deps.db.read, siteId),
    hasTestCards(deps.db.read, { siteId, cartId, now: deps.now() }),
  ]);
  const isTest = offered.isTest(posted.entries.payment) || (isTestCard && posted.entries.payment === FREE);
  const hasTerms = store.termsPath !== '';
  const entries = {
    ...posted.entries,
    ...ofEachText(({ name, setting }) => (store[setting.name] ? posted.entries[name] : '')),
  };
  const completed = await completeOrder(
    deps,
    {
      siteId,
      locale,
      cartId,
      entries,
      seenTotalMinor: Number(fields['seenTotal']),
      ...(fields['seenDue'] !== undefined && { seenDueMinor: Number(fields['seenDue']) }),
      hasTerms,
      origin: originOf(deps, context),
      sender: senderOf(deps, context),
      testBy: isTest ? (isStaff ? 'team' : 'visitor') : null,
      check: (cart, dueMinor) =>
        checkCheckout(
          entries,
          {
            delivery: cart.needsDelivery,
            terms: hasTerms,
            deliveries: cart.deliveries.map(({ id }) => id),
            pickups: cart.deliveries.flatMap(({ id, isPickup }) => (isPickup ? [id] : [])),
            payments: offered.for({ isStaff }, dueMinor).map(({ id }) => id),
            vatNumber: cart.asksVatNumber === true,
            country: cart.asksCountry === true,
            ...(cart.asksWithin && !cart.needsDelivery && { within: cart.asksWithin }),
            addressForm: findAddressForm(entries.address.country),
          },
          locale,
        ),
    },
    cardOf(fields['card']),
  );
  if (completed.kind === 'incomplete')
    return keep(deps, context, posted, { errors: completed.errors, message: '' });
  if (completed.kind === 'declined') onDeclined();
  return answer(deps, context, posted, completed);
}

/** Countries only: the address itself is not kept. */
function originOf({ countryOf, clientAddress }: CheckoutRoutesDeps, context: SiteContext) {
  return {
    ipCountry: countryOf?.(clientAddress(context)) ?? '',
    languageCountry: tongueOf(context.req.header('accept-language') ?? '').country,
  };
}

function senderOf({ secret, clientAddress }: CheckoutRoutesDeps, context: SiteContext): string {
  return mailSender(secret, context.get('site').id, clientAddress(context));
}

/** Only cards that are nobody’s: a real number that somebody typed is not kept anywhere. */
export function cardOf(sent = ''): string {
  return TEST_CARDS.find(({ number }) => number === sent)?.number ?? '';
}

async function answer(
  deps: CheckoutRoutesDeps,
  context: SiteContext,
  posted: Posted,
  completed: Exclude<Completed, { readonly kind: 'incomplete' }> | { readonly kind: 'captcha' },
): Promise<Response> {
  if (completed.kind === 'placed') {
    const path = orderConfirmedPath(completed.order.token);
    return isScript(context)
      ? context.json({ kind: 'placed', location: path }, 200, NO_STORE)
      : context.redirect(path, 303);
  }
  if (completed.kind === 'payment')
    return isScript(context)
      ? context.json({ kind: 'payment', location: completed.path }, 200, NO_STORE)
      : context.redirect(completed.path, 303);
  const message = messageOf(completed, context.get('site').locale);
  // What is wrong with the cart the page says by itself, for as long as it is.
  const isOfCart = completed.kind === 'problems';
  if (!isScript(context))
    return keep(deps, context, posted, { errors: {}, message: isOfCart ? '' : message });
  return context.json({ error: { kind: completed.kind, message } }, statusOf(completed.kind), NO_STORE);
}
