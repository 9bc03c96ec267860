/** The page of the checkout, as it is now for this buyer. */
import type { Context } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { CHECKOUT_PATH, orderConfirmedPath } from '#domain/store/cart/checkout-contract.ts';
import { ANY_FORM } from '#domain/store/settings/address-form.ts';
import { isPaymentMethod } from '#domain/store/settings/payment-methods.ts';
import type { StoreSettings } from '#domain/store/settings/settings.ts';
import { countriesToChoose } from '#domain/store/settings/shipping.ts';
import { CheckoutPage, NoCartPage } from '#site/store/cart/checkout-page.tsx';
import type { Queryable } from '../../db/schema.ts';
import type { OwnPageCaptcha } from '../../feature.ts';
import type { ClientAddress } from '../../http/client-address.ts';
import type { CountryOf } from '../../http/countries.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { COUNTRY_CODES, findAddressForm } from '../../kernel/addresses/address-forms.ts';
import type { PagePorts } from '../../kernel/page-ports.ts';
import type { CompletionDeps, IsStaff, NewsletterPort } from './ports.ts';
import { findOrderOfCart } from './queries.ts';
import { findCheckout, findOffered, NEW_CHECKOUT } from './queries-checkouts.ts';

export type SiteContext = Context<SiteEnvironment>;

const PAGE = { type: PAGE_TYPES.checkout, title: 'Checkout', path: CHECKOUT_PATH, status: 200 };
const CART_PATH = '/cart';

export interface CheckoutRoutesDeps extends CompletionDeps, Pick<PagePorts, 'showOwnPage' | 'showKeptPage'> {
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
  readonly isStaff: IsStaff;
  /** Of the installation. */
  readonly secret: string;
  /** Buyers may write a gift note. */
  readonly offersGiftNotes: (siteId: string) => Promise<boolean>;
}

export async function showCheckout(
  deps: CheckoutRoutesDeps,
  context: SiteContext,
  asksCaptcha: boolean,
): Promise<Response> {
  const siteId = context.get('site').id;
  const cartId = await deps.cart.find(context);
  const placed = cartId === undefined ? undefined : await findOrderOfCart(deps.db.read, cartId);
  if (placed && placed.state !== 'draft') return context.redirect(orderConfirmedPath(placed.token), 303);
  const isStaff = cartId !== undefined && (await deps.isStaff(context, siteId));
  const found = cartId === undefined ? undefined : await loadCheckout(deps, { siteId, cartId, isStaff });
  if (!found) {
    const make = () => ({ ...PAGE, content: NoCartPage({ cartHref: CART_PATH }) });
    return deps.showKeptPage(context, { name: 'empty checkout', status: PAGE.status, make });
  }
  const { checkout, ...shown } = found;
  // What was said in the cart is not asked again.
  const country = checkout.entries.address.country || (shown.cart.country ?? '');
  const { shippingZones } = await deps.findStore(deps.db.read, siteId);
  // Buyers taxed where they live may be anywhere.
  const countries = shown.cart.asksCountry
    ? COUNTRY_CODES
    : countriesToChoose(shippingZones, COUNTRY_CODES, country);
  const place = { form: findAddressForm(country) ?? ANY_FORM, countries };
  const entries = { ...checkout.entries, address: { ...checkout.entries.address, country } };
  const page = { ...checkout, ...shown, entries, place };
  const content = CheckoutPage({ ...page, asksCaptcha, cartHref: CART_PATH });
  const headers = { 'referrer-policy': 'same-origin' };
  return deps.showOwnPage(context, { ...PAGE, content, headers, keepsFrame: true });
}

async function loadCheckout(
  deps: CheckoutRoutesDeps,
  {
    siteId,
    cartId,
    isStaff,
  }: { readonly siteId: string; readonly cartId: string; readonly isStaff: boolean },
) {
  const checkout = (await findCheckout(deps.db.read, siteId, cartId)) ?? NEW_CHECKOUT;
  const { address, delivery, email, vatNumber } = checkout.entries;
  const priced = { siteId, cartId, address, deliveryId: delivery, email, vatNumber };
  const [cart, offered, termsHref, hasNews, hasReminders, hasGiftNotes, isMailed] = await Promise.all([
    deps.cart.price(deps.db.read, priced),
    findOffered({ db: deps.db.read, secret: deps.secret }, siteId),
    deps.termsOf(siteId),
    deps.newsletter.isOffered(siteId),
    deps.offersReminders(siteId),
    deps.offersGiftNotes(siteId),
    deps.hasMailServer(),
  ]);
  if (!cart) return undefined;
  const shown = offered.for({ isStaff }, cart.totalMinor);
  const methods = shown.map(({ id, isTest }) => ({
    id,
    words: isPaymentMethod(id) ? offered.settings[id].words : '',
    isTest,
  }));
  return { cart, checkout, methods, termsHref, hasNews, hasReminders, hasGiftNotes, isMailed };
}
