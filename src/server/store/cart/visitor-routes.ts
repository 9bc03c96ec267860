/** The cart of visitors: its page, and the calls that read and change it, by scripts or by forms. */

import { type Context, Hono } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import * as calls from '#domain/store/cart/calls.ts';
import { CART_PATH, EMPTY_CART } from '#domain/store/cart/cart-contract.ts';
import { holderOf } from '#domain/store/cart/cart-holder.ts';
import { stockProblem } from '#domain/store/cart/cart-problems.ts';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import type { PricedCart } from '#domain/store/cart/priced-cart.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { countriesToChoose } from '#domain/store/settings/delivery.ts';
import { sum } from '#domain/store/settings/tax.ts';
import { CartPage } from '#site/store/cart/cart-page.tsx';
import { answerVisitors } from '../../http/answer-visitors.ts';
import type { ClientAddress } from '../../http/client-address.ts';
import { isScript } from '../../http/is-script.ts';
import { RateLimiter } from '../../http/rate-limit.ts';
import { type Fields, readSentTexts } from '../../http/read-sent.ts';
import { answerShortPage, TOO_LONG } from '../../http/short-page.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { COUNTRY_CODES } from '../../kernel/addresses/address-forms.ts';
import type { OwnPage, PagePorts } from '../../kernel/page-ports.ts';
import { findSellable } from '../catalogue/find-sellable.ts';
import { alsoBought } from '../catalogue/queries-bought.ts';
import { shopOf } from '../catalogue/queries-shop.ts';
import { findStore } from '../settings/queries.ts';
import { cartToken, cartTokenOf, setCartCookie } from './cart-cookie.ts';
import { CART_REFUSALS, type CartChange, type CartRefusal, changeCart } from './change-cart.ts';
import { type CartDeps, loadCart } from './load-cart.ts';
import { type CartTable, findCartByToken } from './queries.ts';
import { messageOf } from './refusal-words.ts';

export interface CartRoutesDeps extends CartDeps, Pick<PagePorts, 'showOwnPage' | 'showKeptPage'> {
  readonly clientAddress: ClientAddress;
  readonly isSecure: boolean;
  /** Whether a visitor may have a variant: where the page of its product has a password, they have given it. */
  readonly maySeeVariant: (context: Context<SiteEnvironment>, variantId: string) => Promise<boolean>;
}

type SiteContext = Context<SiteEnvironment>;

const MAX_BYTES = 10_000;
const NO_STORE = { 'cache-control': 'no-store' };
/** Of one visitor: as fast as a hand is, and codes are not guessed by the thousand. */
const CHANGES = { burst: 60, everyMs: 500 };
const COUPONS = { burst: 10, everyMs: 10_000 };
const PROBLEM = 'problem';
const VARIANT = 'variant';
/** As it was typed. */
const CODE = 'code';
const MOST_LETTERS = 40;

const STATUS: Readonly<Record<CartRefusal, 400 | 404 | 409>> = {
  gone: 404,
  stock: 409,
  quantity: 400,
  full: 409,
  coupon: 404,
  cart_locked: 409,
  'no-cart': 404,
};

const READ: Readonly<Record<string, (fields: Fields) => CartChange>> = {
  [calls.addToCart.path]: ({ variantId = '', quantity = '1' }) => ({
    kind: 'add',
    variantId,
    quantity: numberOf(quantity),
  }),
  [calls.changeQuantity.path]: ({ entry = '', quantity = '' }) => ({
    kind: 'quantity',
    entry,
    quantity: numberOf(quantity),
  }),
  [calls.removeFromCart.path]: ({ entry = '' }) => ({ kind: 'remove', entry }),
  [calls.useCoupon.path]: ({ code = '' }) => ({ kind: 'coupon', code }),
  [calls.removeCoupon.path]: ({ code = '' }) => ({ kind: 'remove-coupon', code }),
  [calls.chooseDelivery.path]: ({ shipping: deliveryId = '' }) => ({ kind: 'delivery', deliveryId }),
  [calls.setTaxLocation.path]: ({ country = '', postalCode = '' }) => ({
    kind: 'taxes',
    country,
    postalCode,
  }),
};

const CHANGING = [
  calls.addToCart,
  calls.changeQuantity,
  calls.removeFromCart,
  calls.useCoupon,
  calls.removeCoupon,
  calls.chooseDelivery,
  calls.setTaxLocation,
];

export function cartRoutes(deps: CartRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const changes = new RateLimiter(CHANGES, deps.now);
  const coupons = new RateLimiter(COUPONS, deps.now);
  app.get(CART_PATH, (context) => showCart(deps, context));
  answerVisitors(app, calls.readCart, async (context) =>
    context.json(await heldCart(deps, context), 200, NO_STORE),
  );
  answerVisitors(app, calls.readCartLink, async (context) => {
    const found = await findPriced(deps, context);
    const lines = found?.priced.order.lines ?? [];
    const items = sum(lines.map(({ quantity }) => quantity));
    const subtotal = found ? found.priced.format(found.priced.order.subtotalMinor) : '';
    return context.json({ items, subtotal }, 200, NO_STORE);
  });
  for (const call of CHANGING) {
    answerVisitors(app, call, async (context) => {
      const fields = await readSentTexts(context, MAX_BYTES);
      if (fields === 'too-large') return answerShortPage(context, TOO_LONG);
      const of = `${context.get('site').id} ${deps.clientAddress(context)}`;
      const mayChange = changes.take(of) && (call !== calls.useCoupon || coupons.take(of));
      const change = READ[call.path]?.(fields);
      if (!change) throw new Error('An unknown call.');
      return mayChange
        ? answerChange(deps, context, change)
        : refuse(deps, context, { reason: 'busy', status: 429 }, change);
    });
  }
  return app;
}

async function answerChange(
  deps: CartRoutesDeps,
  context: SiteContext,
  change: CartChange,
): Promise<Response> {
  // The id alone does not open a product whose page has a password.
  if (change.kind === 'add' && !(await deps.maySeeVariant(context, change.variantId)))
    return refuse(deps, context, { reason: 'gone', status: STATUS.gone }, change);
  const { id: siteId, locale } = context.get('site');
  const token = cartToken(context, deps.isSecure);
  const changed = await changeCart(deps, { siteId, locale, token }, change);
  if (changed.kind === 'refused') {
    const { reason } = changed;
    return refuse(deps, context, { reason, status: STATUS[reason] }, change);
  }
  setCartCookie(context, changed.token, deps.isSecure);
  const isExpress = changed.isExpress && change.kind === 'add';
  const location = isExpress ? CHECKOUT_PATH : CART_PATH;
  if (!isScript(context)) return context.redirect(location, 303);
  const found = await findPriced(deps, context, changed.token);
  const cart = found ? holderOf(heldOf(found.row), found.priced) : EMPTY_CART;
  return context.json({ cart, location }, 200, NO_STORE);
}

async function refuse(
  deps: CartRoutesDeps,
  context: SiteContext,
  { reason, status }: { readonly reason: CartRefusal | 'busy'; readonly status: 400 | 404 | 409 | 429 },
  change: CartChange,
): Promise<Response> {
  const { kind } = change;
  const variantId = reason === 'stock' ? await variantOf(deps, context, change) : '';
  if (isScript(context)) {
    const left = await howManyLeft(deps, context, variantId);
    const message = messageOf(reason, { kind, left, locale: context.get('site').locale });
    return context.json({ error: { kind: reason, message } }, status, NO_STORE);
  }
  const variant = change.kind === 'add' ? change.variantId : variantId;
  const terms = {
    ...{ [PROBLEM]: reason, of: kind },
    ...(variant !== '' && { [VARIANT]: variant }),
    ...(change.kind === 'coupon' && { [CODE]: change.code.slice(0, MOST_LETTERS) }),
  };
  return context.redirect(`${CART_PATH}?${new URLSearchParams(terms)}`, 303);
}

/** Of which there is not enough; empty where nobody knows. */
async function variantOf(deps: CartRoutesDeps, context: SiteContext, change: CartChange): Promise<string> {
  if (change.kind === 'add') return change.variantId;
  if (change.kind !== 'quantity') return '';
  const lines = (await findPriced(deps, context))?.priced.order.lines ?? [];
  return lines.find(({ id }) => id === change.entry)?.sellable.variantId ?? '';
}

/** Nobody sees otherwise how many there are. Empty where it is not known. */
async function howManyLeft(deps: CartRoutesDeps, context: SiteContext, variantId: string): Promise<string> {
  if (variantId === '') return '';
  const { id: siteId, locale } = context.get('site');
  const sellable = (await findSellable(deps.db.read, siteId, [variantId])).get(variantId);
  return sellable && !sellable.isUnlimited ? stockProblem({ sellable }, locale) : '';
}

/** What is said of a change that was refused, and where: a coupon beside its field. */
async function saidOf(deps: CartRoutesDeps, context: SiteContext) {
  const problem = context.req.query(PROBLEM);
  const reason = problem === 'busy' ? problem : CART_REFUSALS.find((each) => each === problem);
  if (!reason) return { message: '', wanted: undefined, coupon: { code: '', problem: '' } };
  const of = context.req.query('of') ?? '';
  const wanted = context.req.query(VARIANT);
  const isStock = reason === 'stock' && wanted !== undefined;
  const left = isStock ? await howManyLeft(deps, context, wanted) : '';
  const words = messageOf(reason, { kind: of, left, locale: context.get('site').locale });
  const code = (context.req.query(CODE) ?? '').slice(0, MOST_LETTERS);
  return of === 'coupon'
    ? { message: '', wanted, coupon: { code, problem: words } }
    : { message: words, wanted, coupon: { code: '', problem: '' } };
}

/** Pages without a referrer would have their forms name no origin. */
const CART_HEADERS = { 'referrer-policy': 'same-origin' };

async function showCart(deps: CartRoutesDeps, context: SiteContext): Promise<Response> {
  const found = await findPriced(deps, context);
  const said = await saidOf(deps, context);
  const make = () => cartPage(deps, context.get('site'), found, said);
  const isPlain = found === undefined && said.message === '' && said.coupon.problem === '';
  if (!isPlain) return deps.showOwnPage(context, await make());
  return deps.showKeptPage(context, { name: 'empty cart', status: 200, headers: CART_HEADERS, make });
}

async function cartPage(
  deps: CartRoutesDeps,
  { id: siteId, locale }: SiteEnvironment['Variables']['site'],
  found: Found | undefined,
  { message, wanted, coupon }: Awaited<ReturnType<typeof saidOf>>,
): Promise<OwnPage> {
  const sold = found?.priced.order.lines.map(({ sellable }) => sellable) ?? [];
  const products = new Set(sold.map(({ productId }) => productId));
  const latest = wanted ?? sold.at(-1)?.variantId ?? '';
  const [bought, shopHref = '/', place] = await Promise.all([
    alsoBought(deps.db.read, siteId, [...products]),
    shopOf(deps.db.read, siteId, latest),
    placeOf(deps, siteId, found),
  ]);
  const content = CartPage({
    locale,
    cart: found?.priced,
    message,
    coupon,
    ...place,
    shopHref,
    alsoBought: bought,
  });
  const page = { type: PAGE_TYPES.showCart, title: cartWords(locale)('title'), content };
  return { ...page, path: CART_PATH, status: 200, headers: CART_HEADERS, keepsFrame: true };
}

async function placeOf({ db }: CartRoutesDeps, siteId: string, found: Found | undefined) {
  const { shippingZones } = await findStore(db.read, siteId);
  const country = found?.priced.country ?? '';
  const countries = found?.priced.asksCountry
    ? COUNTRY_CODES
    : countriesToChoose(shippingZones, COUNTRY_CODES, country);
  return { country, postalCode: found?.row.postalCode ?? '', countries };
}

async function heldCart(deps: CartRoutesDeps, context: SiteContext) {
  const found = await findPriced(deps, context);
  return found ? holderOf(heldOf(found.row), found.priced) : EMPTY_CART;
}

interface Found {
  readonly row: CartTable;
  readonly priced: PricedCart;
}

async function findPriced(
  deps: CartRoutesDeps,
  context: SiteContext,
  token?: string,
): Promise<Found | undefined> {
  const own = token === undefined ? cartToken(context, deps.isSecure) : cartTokenOf(token);
  const row = own && (await findCartByToken(deps.db.read, context.get('site').id, own.hash));
  if (!row || row.purchasedAt !== null) return undefined;
  const { language, locale } = context.get('site');
  return { row, priced: await loadCart(deps, deps.db.read, row, { language, locale }) };
}

function heldOf(row: CartTable) {
  return {
    id: row.id,
    siteId: row.siteId,
    createdAt: row.createdAt,
    isPurchased: row.purchasedAt !== null,
    country: row.country,
    postalCode: row.postalCode,
  };
}

/** Not a number where it is none: an empty text would be 0. */
function numberOf(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
