/** The page of the checkout, as it is now for this buyer. */

import type { Context } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { CHECKOUT_PATH, orderConfirmedPath } from '#domain/store/cart/checkout-contract.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { ANY_FORM, narrowForm } from '#domain/store/settings/address-form.ts';
import { countriesToChoose } from '#domain/store/settings/delivery.ts';
import { offeredTexts } from '#domain/store/settings/order-texts.ts';
import { isPaymentMethod } from '#domain/store/settings/payment-methods.ts';
import { CheckoutPage, NoCartPage } from '#site/store/cart/checkout-page.tsx';
import type { Common } from '../../feature.ts';
import type { ClientAddress } from '../../http/client-address.ts';
import type { CountryOf } from '../../http/countries.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { COUNTRY_CODES, findAddressForm } from '../../kernel/addresses/address-forms.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { PagePorts } from '../../kernel/page-ports.ts';
import type { ReadIn } from '../../kernel/translations/queries.ts';
import { isMailed } from '../../mail/mail-server.ts';
import { findStore } from '../settings/queries.ts';
import type { CardTesting } from './card-testing.ts';
import { cardsInCheckout } from './gift-card-step.ts';
import type { CompletionDeps } from './ports.ts';
import { findOrderOfCart } from './queries.ts';
import { type Checkout, findCheckout, findOffered, NEW_CHECKOUT } from './queries-checkouts.ts';
import { findPaymentSettingsIn } from './translated.ts';

export type SiteContext = Context<SiteEnvironment>;

const PAGE = { type: PAGE_TYPES.checkout, path: CHECKOUT_PATH, status: 200 };
const CART_PATH = '/cart';

export interface CheckoutRoutesDeps
  extends CompletionDeps,
    Pick<Kernel, 'secret' | 'settings'>,
    Pick<Common, 'newsletter' | 'captcha' | 'isStaff' | 'findBuyer'>,
    Pick<PagePorts, 'showOwnPage' | 'showKeptPage'> {
  /** By the address of a visitor’s device, where there is a database of countries. */
  readonly countryOf?: CountryOf | undefined;
  readonly clientAddress: ClientAddress;
  /** Shared by all pages on which something is paid. */
  readonly cards: CardTesting;
}

export async function showCheckout(
  deps: CheckoutRoutesDeps,
  context: SiteContext,
  asksCaptcha: boolean,
): Promise<Response> {
  const { id: siteId, language, locale } = context.get('site');
  const title = cartWords(locale)('checkoutTitle');
  const cartId = await deps.cart.find(context);
  const placed = cartId === undefined ? undefined : await findOrderOfCart(deps.db.read, cartId);
  if (placed && placed.state !== 'draft') return context.redirect(orderConfirmedPath(placed.token), 303);
  const isStaff = cartId !== undefined && (await deps.isStaff(context, siteId));
  const found =
    cartId === undefined
      ? undefined
      : await loadCheckout(deps, context, { siteId, language, locale, cartId, isStaff });
  if (!found) {
    const make = () => ({ ...PAGE, title, content: NoCartPage({ cartHref: CART_PATH, locale }) });
    return deps.showKeptPage(context, { name: 'empty checkout', status: PAGE.status, make });
  }
  const { checkout, store, ...shown } = found;
  // What was said in the cart is not asked again.
  const country = checkout.entries.address.country || (shown.cart.country ?? '');
  // Buyers taxed where they live may be anywhere.
  const countries = shown.cart.asksCountry
    ? COUNTRY_CODES
    : countriesToChoose(store.shippingZones, COUNTRY_CODES, country);
  const whole = findAddressForm(country) ?? ANY_FORM;
  const { isSentSomewhere, asksWithin } = shown.cart;
  const form = isSentSomewhere || !asksWithin ? whole : narrowForm(whole, asksWithin);
  const place = { form, countries };
  const entries = { ...checkout.entries, address: { ...checkout.entries.address, country } };
  const page = { ...checkout, ...shown, entries, place };
  const content = CheckoutPage({ ...page, locale, asksCaptcha, cartHref: CART_PATH });
  const headers = { 'referrer-policy': 'same-origin' };
  return deps.showOwnPage(context, { ...PAGE, title, content, headers, keepsFrame: true });
}

/** Of a member who is signed in, what they have saved is entered already. */
async function newCheckout({ findBuyer }: CheckoutRoutesDeps, context: SiteContext): Promise<Checkout> {
  const buyer = await findBuyer(context);
  if (!buyer) return NEW_CHECKOUT;
  const { entries } = NEW_CHECKOUT;
  const address = buyer.address ?? { ...entries.address, name: buyer.name };
  return { ...NEW_CHECKOUT, entries: { ...entries, email: buyer.email, address } };
}

interface LoadedFor extends ReadIn {
  readonly locale: string;
  readonly cartId: string;
  readonly isStaff: boolean;
}

async function loadCheckout(
  deps: CheckoutRoutesDeps,
  context: SiteContext,
  { siteId, language, locale, cartId, isStaff }: LoadedFor,
) {
  const checkout = (await findCheckout(deps.db.read, siteId, cartId)) ?? (await newCheckout(deps, context));
  const { address, delivery, email, vatNumber } = checkout.entries;
  const priced = { siteId, language, locale, cartId, address, deliveryId: delivery, email, vatNumber };
  const [cart, offered, store, words, hasNews, sendsMails] = await Promise.all([
    deps.cart.price(deps.db.read, priced),
    findOffered({ db: deps.db.read, secret: deps.secret }, siteId),
    findStore(deps.db.read, siteId),
    findPaymentSettingsIn(deps.db.read, { siteId, language }),
    deps.newsletter.isOffered(siteId),
    isMailed(deps),
  ]);
  if (!cart) return undefined;
  const { dueMinor, ...cards } = await cardsInCheckout(deps.db.read, {
    siteId,
    cart,
    locale,
    now: deps.now(),
    errors: checkout.errors,
  });
  const shown = offered.for({ isStaff }, dueMinor);
  const methods = shown.map(({ id, isTest }) => ({
    id,
    words: isPaymentMethod(id) ? words[id].words : '',
    isTest,
  }));
  return {
    cart,
    checkout,
    store,
    methods,
    termsHref: store.termsPath || undefined,
    hasNews,
    hasReminders: store.cartReminders.isOn,
    texts: offeredTexts(store),
    isMailed: sendsMails,
    ...cards,
  };
}
