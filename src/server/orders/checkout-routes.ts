/**
 * The checkout: one page, and where it is sent. What was entered is kept with the cart and the page shown again by a
 * redirect, so that errors, reloading and the back button lose nothing.
 */
import { type Context, Hono } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { placeOrder } from '#domain/orders/calls-visitor.ts';
import { ANY_FORM } from '#domain/store/address-form.ts';
import {
  CHECKOUT_PATH,
  orderConfirmedPath,
  CHECKOUT_MESSAGES as SAY,
} from '#domain/store/checkout-contract.ts';
import { type CheckoutEntries, checkCheckout, readCheckout } from '#domain/store/checkout-entries.ts';
import { isPaymentMethod, TEST_CARDS } from '#domain/store/payment-methods.ts';
import type { StoreSettings } from '#domain/store/settings.ts';
import { countriesToChoose } from '#domain/store/shipping.ts';
import { tongueOf } from '#domain/tracking/agent.ts';
import { CheckoutPage, NoCartPage } from '#site/shop/checkout-page.tsx';
import type { Queryable } from '../db/schema.ts';
import type { OwnPageCaptcha } from '../feature.ts';
import { answerVisitors } from '../http/answer-visitors.ts';
import type { ClientAddress } from '../http/client-address.ts';
import type { CountryOf } from '../http/countries.ts';
import { isScript } from '../http/is-script.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import { readFields } from '../http/read-body.ts';
import { answerShortPage, TOO_LONG } from '../http/short-page.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { COUNTRY_CODES, findAddressForm } from '../kernel/addresses/address-forms.ts';
import type { PagePorts } from '../kernel/page-ports.ts';
import { CardTesting } from './card-testing.ts';
import { messageOf, statusOf } from './checkout-refusals.ts';
import { type Completed, completeOrder } from './complete-order.ts';
import type { CompletionDeps, NewsletterPort } from './ports.ts';
import { findOrderOfCart } from './queries.ts';
import {
  type Checkout,
  findCheckout,
  findOffered,
  NEW_CHECKOUT,
  writeCheckout,
} from './queries-checkouts.ts';

const PAGE = { type: PAGE_TYPES.checkout, title: 'Checkout', path: CHECKOUT_PATH, status: 200 };

export interface CheckoutRoutesDeps extends CompletionDeps, Pick<PagePorts, 'showOwnPage'> {
  /** By the address of a visitor’s device, where there is a database of countries. */
  readonly countryOf?: CountryOf | undefined;
  readonly clientAddress: ClientAddress;
  /** Address of the page with the terms; undefined where buyers agree with nothing. */
  readonly termsOf: (siteId: string) => Promise<string | undefined>;
  readonly findStore: (db: Queryable, siteId: string) => Promise<StoreSettings>;
  readonly newsletter: NewsletterPort;
  readonly captcha: OwnPageCaptcha;
  /** Mails are sent, not only kept. */
  readonly hasMailServer: () => Promise<boolean>;
  /** Buyers may agree to be reminded of what they leave in their carts. */
  readonly offersReminders: (siteId: string) => Promise<boolean>;
  /** Buyers may write a note for whoever gets it. */
  readonly offersGiftNotes: (siteId: string) => Promise<boolean>;
}

type SiteContext = Context<SiteEnvironment>;

/** Of one visitor: cards are tried out by the hundred where nobody counts. */
const OF_ONE = { burst: 6, everyMs: 20_000 };
/** Of all visitors of a site: more than come when something is sold out in a minute. */
const OF_SITE = { burst: 2500, everyMs: 20 };
/** Codes are not guessed by the thousand. */
const COUPONS = { burst: 10, everyMs: 10_000 };
const MAX_BYTES = 100_000;
const NO_STORE = { 'cache-control': 'no-store' };
const CART_PATH = '/cart';

export function checkoutRoutes(deps: CheckoutRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const ofOne = new RateLimiter(OF_ONE, deps.now);
  const ofSite = new RateLimiter(OF_SITE, deps.now);
  const coupons = new RateLimiter(COUPONS, deps.now);
  const cards = new CardTesting(deps.now);
  const asksCaptcha = async (siteId: string, address: string) =>
    cards.asksCaptcha(siteId, address) && (await deps.captcha.isOffered(siteId));
  app.get(CHECKOUT_PATH, async (context) =>
    showCheckout(deps, context, await asksCaptcha(context.get('site').id, deps.clientAddress(context))),
  );
  answerVisitors(app, placeOrder, async (context) => {
    const read = await readFields(context, MAX_BYTES);
    if (read.kind === 'too-large') return answerShortPage(context, TOO_LONG);
    const posted: Posted = {
      siteId: context.get('site').id,
      cartId: await deps.cart.find(context),
      fields: read.fields,
      entries: readCheckout(read.fields),
    };
    const { siteId } = posted;
    const address = deps.clientAddress(context);
    const unpaid = await answerUnpaid(deps, context, posted, () => coupons.take(`${siteId} ${address}`));
    if (unpaid) return unpaid;
    const isAsked = await asksCaptcha(siteId, address);
    const isInTime = ofOne.take(`${siteId} ${address}`) && ofSite.take(siteId);
    if (!isInTime || !cards.mayPay(siteId, address, isAsked))
      return answer(deps, context, posted, { kind: 'tooMany' });
    if (isAsked && !(await deps.captcha.hasPassed(siteId, read.fields['captchaKey'] ?? '')))
      return answer(deps, context, posted, { kind: 'captcha' });
    return pay(deps, context, posted, () => cards.noteDeclined(siteId, address));
  });
  return app;
}

interface Posted {
  readonly siteId: string;
  readonly cartId: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly entries: CheckoutEntries;
}

async function showCheckout(
  deps: CheckoutRoutesDeps,
  context: SiteContext,
  asksCaptcha: boolean,
): Promise<Response> {
  const siteId = context.get('site').id;
  const cartId = await deps.cart.find(context);
  const placed = cartId === undefined ? undefined : await findOrderOfCart(deps.db.read, cartId);
  if (placed && placed.state !== 'draft') return context.redirect(orderConfirmedPath(placed.token), 303);
  const found = cartId === undefined ? undefined : await loadCheckout(deps, siteId, cartId);
  if (!found) {
    const content = NoCartPage({ cartHref: CART_PATH });
    return deps.showOwnPage(context, { ...PAGE, content });
  }
  const { checkout, ...shown } = found;
  // What was said in the cart is not asked again.
  const country = checkout.entries.address.country || (shown.cart.country ?? '');
  const { shippingZones } = await deps.findStore(deps.db.read, siteId);
  // Whoever is taxed where they are may be anywhere.
  const countries = shown.cart.asksCountry
    ? COUNTRY_CODES
    : countriesToChoose(shippingZones, COUNTRY_CODES, country);
  const place = { form: findAddressForm(country) ?? ANY_FORM, countries };
  const entries = { ...checkout.entries, address: { ...checkout.entries.address, country } };
  const page = { ...checkout, ...shown, entries, place };
  const content = CheckoutPage({ ...page, asksCaptcha, cartHref: CART_PATH });
  const headers = { 'referrer-policy': 'same-origin' };
  return deps.showOwnPage(context, { ...PAGE, content, headers });
}

async function loadCheckout(deps: CheckoutRoutesDeps, siteId: string, cartId: string) {
  const checkout = (await findCheckout(deps.db.read, siteId, cartId)) ?? NEW_CHECKOUT;
  const { address, delivery, email, vatNumber } = checkout.entries;
  const priced = { siteId, cartId, address, deliveryId: delivery, email, vatNumber };
  const [cart, offered, termsHref, hasNews, hasReminders, hasGiftNotes, isMailed] = await Promise.all([
    deps.cart.price(deps.db.read, priced),
    findOffered(deps.db.read, siteId),
    deps.termsOf(siteId),
    deps.newsletter.isOffered(siteId),
    deps.offersReminders(siteId),
    deps.offersGiftNotes(siteId),
    deps.hasMailServer(),
  ]);
  if (!cart) return undefined;
  const methods = offered.at(cart.totalMinor).map((id) => ({
    id,
    words: isPaymentMethod(id) ? offered.settings[id].words : '',
  }));
  return { cart, checkout, methods, termsHref, hasNews, hasReminders, hasGiftNotes, isMailed };
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
      await writeCheckout(tx, { siteId, cartId, now: deps.now() }, { entries, ...said });
      const { address, delivery: deliveryId } = entries;
      await deps.cart.choose(tx, siteId, cartId, { country: address.country, deliveryId });
    });
  return context.redirect(CHECKOUT_PATH, 303);
}

const isToPay = (step: string | undefined) => step !== 'update' && step !== 'coupon';

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
  if (step === 'update' || coupon === '') return isToPay(step) ? undefined : reckon(deps, context, posted);
  const refusal = mayTry() ? await deps.cart.addCoupon(context, coupon) : SAY.tooManyCoupons;
  if (refusal !== '') return reckon(deps, context, posted, { errors: { coupon: refusal }, message: '' });
  const message = isToPay(step) ? SAY.couponUsed : '';
  const entries = { ...posted.entries, coupon: '' };
  return reckon(deps, context, { ...posted, entries }, { errors: {}, message });
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
  if (cartId === undefined) return context.redirect(CHECKOUT_PATH, 303);
  const [offered, termsHref, hasGiftNotes] = await Promise.all([
    findOffered(deps.db.read, siteId),
    deps.termsOf(siteId),
    deps.offersGiftNotes(siteId),
  ]);
  const entries = hasGiftNotes ? posted.entries : { ...posted.entries, giftNote: '' };
  const completed = await completeOrder(
    deps,
    {
      siteId,
      cartId,
      entries,
      seenTotalMinor: Number(fields['seenTotal']),
      hasTerms: termsHref !== undefined,
      origin: originOf(deps, context),
      check: (cart) =>
        checkCheckout(entries, {
          delivery: cart.needsDelivery,
          terms: termsHref !== undefined,
          deliveries: cart.deliveries.map(({ id }) => id),
          pickups: cart.deliveries.flatMap(({ id, isPickup }) => (isPickup ? [id] : [])),
          payments: offered.at(cart.totalMinor),
          vatNumber: cart.asksVatNumber === true,
          country: cart.asksCountry === true,
          addressForm: findAddressForm(entries.address.country),
        }),
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

/** Only cards that are nobody’s: a real number that somebody typed is not kept anywhere. */
function cardOf(sent = ''): string {
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
  const message = messageOf(completed);
  // What is wrong with the cart the page says by itself, for as long as it is.
  const isOfCart = completed.kind === 'problems';
  if (!isScript(context))
    return keep(deps, context, posted, { errors: {}, message: isOfCart ? '' : message });
  return context.json({ error: { kind: completed.kind, message } }, statusOf(completed.kind), NO_STORE);
}
