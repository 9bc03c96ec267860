/** The cart: everything on it is a form that works without scripts. */

import type { ReactNode } from 'react';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { mediaUrl } from '#domain/media/media.ts';
import { CART_CALLS, CART_LIMITS } from '#domain/store/cart/cart-contract.ts';
import type { CartLine } from '#domain/store/cart/cart-lines.ts';
import type { PricedCart } from '#domain/store/cart/priced-cart.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { byName } from '#domain/store/settings/country-name.ts';
import { deliveryPrice } from '#domain/store/settings/delivery-promise.ts';
import { lineAmount } from '#domain/store/settings/discount.ts';
import { storeWords } from '#domain/store/settings/words/words.ts';
import { CartSummary } from './cart-summary.tsx';
import { deliveryName } from './delivery-name.ts';
import { GoneLine } from './gone-line.tsx';
import { RemoveLine } from './remove-line.tsx';

interface AlsoBought {
  readonly title: string;
  readonly href: string;
}

interface RefusedCoupon {
  readonly code: string;
  readonly problem: string;
}

interface CartPageProps {
  /** Of the page. */
  readonly locale?: string;
  /** Absent: nothing was ever put into it. */
  readonly cart: PricedCart | undefined;
  /** What went wrong with the last change; empty where nothing did. */
  readonly message: string;
  /** That was refused, as it was typed, and why; both empty where none was. */
  readonly coupon: RefusedCoupon;
  readonly country: string;
  readonly postalCode: string;
  /** To choose from. */
  readonly countries: readonly string[];
  /** Where shopping goes on. */
  readonly shopHref: string;
  /** What others bought together with it. */
  readonly alsoBought: readonly AlsoBought[];
}

export function CartPage({
  cart,
  message,
  coupon,
  alsoBought,
  locale = 'en',
  ...place
}: CartPageProps): ReactNode {
  const say = cartWords(locale);
  const isEmpty = !cart || cart.order.lines.length + cart.gone.length === 0;
  return (
    <div className="system-page shop-page" data-cart-root="">
      <h1>{say('title')}</h1>
      {message !== '' && (
        <p className="system-error shop-problems" role="alert" {...PROBLEM_MARK}>
          {message}
        </p>
      )}
      {isEmpty ? (
        <EmptyCart shopHref={place.shopHref} locale={locale} />
      ) : (
        <FullCart cart={cart} coupon={coupon} locale={locale} {...place} />
      )}
      {alsoBought.length > 0 && (
        <section className="cart-more">
          <h2>{say('alsoBought')}</h2>
          <ul>
            {alsoBought.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function EmptyCart({ shopHref, locale }: Pick<CartPageProps, 'shopHref'> & InLanguage): ReactNode {
  const say = cartWords(locale);
  return (
    <>
      <p>{say('empty')}</p>
      <p>
        <a href={shopHref}>{say('continueShopping')}</a>
      </p>
    </>
  );
}

interface InLanguage {
  readonly locale: string;
}

function FullCart({ cart, coupon, shopHref, ...place }: FullCartProps): ReactNode {
  const { locale } = place;
  const say = cartWords(locale);
  return (
    <div className="shop-form">
      <div className="shop-steps">
        <ul className="cart-lines" aria-label={say('items')}>
          {cart.order.lines.map((line) => (
            <Line key={line.id} line={line} format={cart.format} locale={locale} />
          ))}
          {cart.gone.map((line) => (
            <GoneLine key={line.id} line={line} locale={locale} />
          ))}
        </ul>
        <Coupons coupons={cart.coupons} refused={coupon} locale={locale} />
        {(cart.isSentSomewhere || cart.asksCountry) && <WhereTo {...place} isSent={cart.isSentSomewhere} />}
        {cart.deliveries.length > 0 && <Deliveries cart={cart} locale={locale} />}
        <a href={shopHref}>{say('continueShopping')}</a>
      </div>
      <CartSummary cart={cart} locale={locale} />
    </div>
  );
}

interface FullCartProps extends Place, Pick<CartPageProps, 'coupon' | 'shopHref'> {
  readonly cart: PricedCart;
}

interface LineProps extends InLanguage {
  readonly line: CartLine;
  readonly format: (minor: number) => string;
}

function Line({ line, format, locale }: LineProps): ReactNode {
  const say = cartWords(locale);
  const { sellable, id, quantity } = line;
  const { title, optionText, href, picture } = sellable;
  const name = optionText === '' ? title : `${title}, ${optionText}`;
  return (
    <li>
      {picture ? <img src={mediaUrl(picture)} alt="" width={96} height={96} loading="lazy" /> : <span />}
      <div className="cart-line">
        <a href={href}>{title}</a>
        {optionText !== '' && <small>{optionText}</small>}
        <form method="post" action={CART_CALLS.quantity} className="cart-change" noValidate>
          <input type="hidden" name="entry" value={id} />
          <label htmlFor={`quantity-${id}`} className="visually-hidden">
            {say('quantityOf', { name })}
          </label>
          <input
            id={`quantity-${id}`}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={0}
            max={CART_LIMITS.quantity}
            defaultValue={quantity}
            required
          />
          <button type="submit" className="shop-quiet">
            {say('update')}
            <span className="visually-hidden"> {name}</span>
          </button>
        </form>
        <RemoveLine id={id} title={name} locale={locale} />
      </div>
      <span className="shop-amount">{format(lineAmount(line))}</span>
    </li>
  );
}

interface CouponsProps extends InLanguage, Pick<PricedCart, 'coupons'> {
  readonly refused: RefusedCoupon;
}

function Coupons({ coupons, refused: { code: typed, problem }, locale }: CouponsProps): ReactNode {
  const say = cartWords(locale);
  const isWrong = problem !== '';
  return (
    <section aria-label={say('coupons')}>
      {coupons.map(({ code, refusal }) => (
        <form key={code} method="post" action={CART_CALLS.removeCoupon} className="cart-change">
          <input type="hidden" name="code" value={code} />
          <span>
            <strong>{code}</strong>
            {refusal && <small>{storeWords(locale)(`coupon.${refusal}`)}</small>}
          </span>
          <button type="submit" className="shop-quiet">
            {say('remove')}
            <span className="visually-hidden">{` ${say('removeCoupon', { code })}`}</span>
          </button>
        </form>
      ))}
      <form method="post" action={CART_CALLS.coupon}>
        <label htmlFor="cart-coupon">{say('coupon')}</label>
        <span className="cart-change">
          <input
            id="cart-coupon"
            name="code"
            autoComplete="off"
            maxLength={40}
            defaultValue={typed}
            required
            {...(isWrong && { 'aria-invalid': true, 'aria-describedby': 'cart-coupon-problem' })}
          />
          <button type="submit" className="shop-quiet">
            {say('use')}
          </button>
        </span>
        {/* Empty, it keeps the look of what a script says here with the page. */}
        <p
          id="cart-coupon-problem"
          className="system-error shop-error cart-problem"
          {...(isWrong && { role: 'alert', ...PROBLEM_MARK })}
        >
          {problem}
        </p>
      </form>
    </section>
  );
}

interface Place extends InLanguage, Pick<CartPageProps, 'countries'> {
  readonly country: string;
  readonly postalCode: string;
}

/** Asked before the checkout, so that the cost is known early. */
function WhereTo({
  country,
  postalCode,
  countries,
  locale,
  isSent,
}: Place & { readonly isSent: boolean }): ReactNode {
  const say = cartWords(locale);
  return (
    <form method="post" action={CART_CALLS.taxes}>
      <label htmlFor="cart-country">{say(isSent ? 'deliveryAddress' : 'taxCountry')}</label>
      <span className="cart-change">
        <select id="cart-country" name="country" defaultValue={country} required>
          <option value="">{storeWords(locale)('address.chooseCountry')}</option>
          {byName(countries, locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <input type="hidden" name="postalCode" value={postalCode} />
        <button type="submit" className="shop-quiet">
          {say('calculate')}
        </button>
      </span>
    </form>
  );
}

function Deliveries({ cart, locale }: { readonly cart: PricedCart } & InLanguage): ReactNode {
  const say = cartWords(locale);
  const { deliveries, delivery, format } = cart;
  return (
    <form method="post" action={CART_CALLS.shipping}>
      <fieldset>
        <legend>{say('delivery')}</legend>
        {deliveries.map(({ method, priceMinor }) => (
          <label key={method.id} className="shop-choice">
            <input
              type="radio"
              name="shipping"
              value={method.id}
              defaultChecked={method.id === delivery?.method.id}
            />
            <span>
              {deliveryName(method.name, locale)}
              {method.note !== '' && <small>{method.note}</small>}
            </span>
            <span className="shop-amount">{deliveryPrice(priceMinor, format, locale)}</span>
          </label>
        ))}
        {(deliveries.length > 1 || !delivery) && (
          <button type="submit" className="shop-quiet">
            {say('useDelivery')}
          </button>
        )}
      </fieldset>
    </form>
  );
}
