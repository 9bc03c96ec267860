/** The page of the subscription checkout, as it is now for this visitor. */
import type { Context } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import {
  type CheckoutEntries,
  type CheckoutErrors,
  NO_ENTRIES,
} from '#domain/store/cart/checkout-entries.ts';
import { ANY_FORM } from '#domain/store/settings/address-form.ts';
import { countriesToChoose } from '#domain/store/settings/delivery.ts';
import { isPaymentMethod } from '#domain/store/settings/payment-methods.ts';
import { SUBSCRIBE_PATH } from '#domain/store/subscriptions/contract.ts';
import { begin, hasAllCycles } from '#domain/store/subscriptions/subscription.ts';
import { OtherCheckoutPage, otherCheckoutTitle } from '#site/store/cart/other-checkout-page.tsx';
import { SubscribePage } from '#site/store/subscriptions/subscribe-page.tsx';
import type { Common } from '../../feature.ts';
import { mailSender } from '../../http/mail-sender.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { COUNTRY_CODES, findAddressForm, withinOf } from '../../kernel/addresses/address-forms.ts';
import { findTimeZone } from '../../kernel/sites/queries.ts';
import type { CartRoutesDeps } from '../cart/visitor-routes.ts';
import { KEPT_METHODS } from '../orders/order-kind.ts';
import { findOffered } from '../orders/queries-checkouts.ts';
import { asksCaptcha } from '../orders/refuse-payment.ts';
import type { CheckoutRoutesDeps } from '../orders/show-checkout.ts';
import { findPaymentSettingsIn } from '../orders/translated.ts';
import { findStore } from '../settings/queries.ts';
import { type ReadCartToken, readCartToken } from './cart-token.ts';
import { findOffer } from './load-offer.ts';
import { type OfferPrices, type PricedOffer, priceOffer } from './price-offer.ts';
import { hadPlan } from './queries-list.ts';

export type SiteContext = Context<SiteEnvironment>;
export interface SubscribeDeps
  extends CheckoutRoutesDeps,
    Pick<Common, 'members'>,
    Pick<CartRoutesDeps, 'maySeeVariant'> {}

const HEADERS = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };

type SignedIn = NonNullable<Awaited<ReturnType<Common['members']['readSignedIn']>>>;

export interface LoadedOffer extends PricedOffer {
  readonly token: ReadCartToken;
  /** Whose plan it becomes; undefined if it is no plan, or no member is signed in. */
  readonly member: SignedIn['member'] | undefined;
}

/** Undefined where the token is none, or what it names is not sold. A member tries a plan once. */
export async function loadOffer(
  deps: SubscribeDeps,
  context: SiteContext,
  cartToken: string,
): Promise<LoadedOffer | 'expired' | undefined> {
  const { id: siteId, language } = context.get('site');
  const token = readCartToken(deps.secret, siteId, cartToken, deps.now());
  if (token === undefined || token === 'expired') return token;
  const found = await findOffer(deps.db.read, deps, { siteId, language }, token);
  if (!found) return undefined;
  if (token.kind === 'product')
    return (await deps.maySeeVariant(context, token.id)) ? { ...found, token, member: undefined } : undefined;
  const member = (await deps.members.readSignedIn(context))?.member;
  const { plan } = found.offer;
  const hadTrial =
    member && plan?.trialDays && (await hadPlan(deps.db.read, { siteMemberId: member.id, planId: token.id }));
  const again = hadTrial ? { plan: { ...plan, trialDays: 0 } } : {};
  return { ...found, offer: { ...found.offer, ...again, memberId: member?.id ?? null }, token, member };
}

/** @param ids of the order’s cart, and of the subscription that would begin */
export async function priced(
  deps: SubscribeDeps,
  context: SiteContext,
  loaded: LoadedOffer,
  entries: CheckoutEntries,
  ids: { readonly cartId: string; readonly subscriptionId: string },
): Promise<OfferPrices> {
  const { id: siteId, language, locale } = context.get('site');
  const { country } = entries.address;
  const within = withinOf(entries.address);
  const { delivery: deliveryId, vatNumber } = entries;
  const to = { siteId, language, locale, country, within, deliveryId, vatNumber, now: deps.now() };
  return priceOffer(deps.db.read, loaded, to, ids);
}

export async function offeredMethods(deps: SubscribeDeps, context: SiteContext) {
  const { id: siteId } = context.get('site');
  const [offered, isStaff] = await Promise.all([
    findOffered({ db: deps.db.read, secret: deps.secret }, siteId),
    deps.isStaff(context, siteId),
  ]);
  // A trial costs nothing, and needs a way to pay all the same.
  const methods = offered.for({ isStaff }, 1).filter(({ id }) => KEPT_METHODS.includes(id));
  return { methods, isStaff, isTest: offered.isTest };
}

export const senderOf = ({ secret, clientAddress }: SubscribeDeps, context: SiteContext) =>
  mailSender(secret, context.get('site').id, clientAddress(context));

export interface Again {
  readonly entries: CheckoutEntries;
  readonly errors?: CheckoutErrors | undefined;
  readonly message: string;
  readonly status: number;
}

/** Of a member who is signed in, what they have saved is entered already. */
async function newEntries(deps: SubscribeDeps, context: SiteContext): Promise<Again> {
  const buyer = await deps.findBuyer(context);
  const address = buyer?.address ?? { ...NO_ENTRIES.address, name: buyer?.name ?? '' };
  return { entries: { ...NO_ENTRIES, email: buyer?.email ?? '', address }, message: '', status: 200 };
}

export async function showSubscribe(
  deps: SubscribeDeps,
  context: SiteContext,
  cartToken: string,
  again?: Again,
): Promise<Response> {
  const { id: siteId, locale, language } = context.get('site');
  const loaded = await loadOffer(deps, context, cartToken);
  if (loaded === undefined || loaded === 'expired') return showNone(deps, context, cartToken !== '');
  const said = again ?? (await newEntries(deps, context));
  const store = await findStore(deps.db.read, siteId);
  const entries = {
    ...said.entries,
    ...(loaded.member && { email: loaded.member.email }),
  };
  const [prices, { methods }, words, timeZone, isAsked] = await Promise.all([
    priced(deps, context, loaded, entries, { cartId: '', subscriptionId: '' }),
    offeredMethods(deps, context),
    findPaymentSettingsIn(deps.db.read, { siteId, language }),
    findTimeZone(deps.db.read, siteId),
    asksCaptcha(deps, siteId, senderOf(deps, context)),
  ]);
  const country = entries.address.country || (prices.first.country ?? '');
  const countries = prices.first.asksCountry
    ? COUNTRY_CODES
    : countriesToChoose(store.shippingZones, COUNTRY_CODES, country);
  return deps.showOwnPage(context, {
    type: PAGE_TYPES.checkout,
    path: SUBSCRIBE_PATH,
    status: said.status,
    headers: HEADERS,
    title: loaded.offer.title,
    content: SubscribePage({
      ...prices,
      locale,
      timeZone,
      cartToken,
      offer: loaded.offer,
      nextAt: nextPayment(loaded.offer.plan, deps.now()),
      methods: methods.map((method) => ({
        ...method,
        words: isPaymentMethod(method.id) ? words[method.id].words : '',
      })),
      place: { form: findAddressForm(country) ?? ANY_FORM, countries },
      termsHref: store.termsPath || undefined,
      entries: { ...entries, address: { ...entries.address, country } },
      errors: said.errors ?? {},
      message: said.message,
      isForMember: loaded.member !== undefined,
      asksCaptcha: isAsked,
    }),
  });
}

function nextPayment(plan: PricedOffer['offer']['plan'], now: number): number | undefined {
  if (plan === null) return undefined;
  const course = begin(plan, now);
  return hasAllCycles(course) ? undefined : course.paidUntil;
}

/** CART-26: the link names no subscription, or one that is not sold. */
function showNone({ showOwnPage }: SubscribeDeps, context: SiteContext, isComplete: boolean) {
  const { locale } = context.get('site');
  return showOwnPage(context, {
    type: PAGE_TYPES.checkout,
    path: SUBSCRIBE_PATH,
    status: isComplete ? 404 : 400,
    headers: HEADERS,
    title: otherCheckoutTitle('subscribe', locale),
    content: OtherCheckoutPage({ kind: 'subscribe', isComplete, locale }),
  });
}
