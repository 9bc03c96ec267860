/** What is bought and what it costs, beside the checkout and on the pages of an order. */
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { CART_PATH } from '#domain/store/cart/cart-contract.ts';
import type { CheckoutCart, OrderDiscount, OrderTaxRates } from '#domain/store/cart/checkout-cart.ts';
import { taxTakenOff } from '#domain/store/cart/order-sums.ts';
import { taxLabelIn } from '#domain/store/cart/tax-label.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { deliveryPrice } from '#domain/store/settings/delivery-promise.ts';
import { sum } from '#domain/store/settings/tax.ts';

interface SummaryLine {
  readonly title: string;
  readonly optionText: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
}

export interface SummaryProps {
  /** Of the page. */
  readonly locale?: string;
  readonly currency: CurrencyCode;
  readonly lines: readonly SummaryLine[];
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  /** What it is made of, each by its name; absent if unknown. */
  readonly discounts?: readonly (Pick<OrderDiscount, 'title' | 'offMinor'> &
    Partial<Pick<OrderDiscount, 'code'>>)[];
  /** Null where nothing is sent. */
  readonly shippingMinor: number | null;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly areTaxesIncluded: boolean;
  /** By which it was taxed; absent if unknown. */
  readonly taxRates?: OrderTaxRates | undefined;
  readonly refundedMinor?: number;
  /** Gift cards that pay part of it, and what is left then. */
  readonly paidBy?: PaidBy;
}

export interface PaidBy {
  readonly cards: readonly { readonly label: string; readonly amountMinor: number }[];
  readonly due: { readonly label: string; readonly minor: number };
}

interface CheckoutSummaryProps {
  readonly locale: string;
  readonly cart: CheckoutCart;
  readonly paidBy: PaidBy | undefined;
  /** Seen on a phone as well, where what is bought is folded up. */
  readonly children: ReactNode;
}

export function CheckoutSummary({ cart, paidBy, locale, children }: CheckoutSummaryProps): ReactNode {
  const say = cartWords(locale);
  const isKnown = !cart.needsDelivery || cart.deliveryId !== null;
  return (
    <aside className="shop-summary shop-folded" aria-label={say('summary')}>
      <input type="checkbox" id="summary-open" />
      <label htmlFor="summary-open" className="shop-fold">
        <span>
          {say('summary')}
          <span className="visually-hidden">{` ${say('withBought')}`}</span>
        </span>
        <span className="shop-amount">
          {formatMoney({ minor: paidBy?.due.minor ?? cart.totalMinor, currency: cart.currency }, { locale })}
        </span>
      </label>
      <div className="shop-unfolded">
        <OrderSummary
          {...cart}
          {...(paidBy && { paidBy })}
          locale={locale}
          shippingMinor={cart.needsDelivery && isKnown ? cart.shippingMinor : null}
        />
        {!isKnown && <p>{say('deliveryLater')}</p>}
        {cart.awaits?.tax && !cart.areTaxesIncluded && <p>{say('taxAwaitsAddress')}</p>}
        <p>
          <a href={CART_PATH}>{say('editDetails')}</a>
        </p>
      </div>
      {children}
    </aside>
  );
}

export function OrderSummary(props: SummaryProps): ReactNode {
  const { currency, lines, shippingMinor, taxMinor, refundedMinor = 0, locale = 'en' } = props;
  const say = cartWords(locale);
  const money = (minor: number) => formatMoney({ minor, currency }, { locale });
  const taxFree = taxTakenOff(props);
  const rows: [string, string][] = [
    [say('subtotal'), money(props.subtotalMinor)],
    ...discountsOf(props, say('discount')).map((off): [string, string] => [
      nameOf(off),
      `−${money(off.offMinor)}`,
    ]),
    ...(shippingMinor === null
      ? []
      : [[say('delivery'), deliveryPrice(shippingMinor, money, locale)] as [string, string]]),
    ...(taxMinor > 0 ? [[taxLabelIn(props, locale), money(taxMinor)] as [string, string]] : []),
    ...(taxFree > 0 ? [[say('taxFree'), `−${money(taxFree)}`] as [string, string]] : []),
  ];
  return (
    <>
      <h2>{say('summary')}</h2>
      <ul className="shop-lines">
        {lines.map((line, index) => (
          <li key={index}>
            <span>
              {line.quantity} × {line.title}
              {line.optionText !== '' && <small>{line.optionText}</small>}
            </span>
            <span className="shop-amount">{money(line.unitPriceMinor * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="shop-sums">
        {rows.map(([label, amount], index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="shop-total">
          <dt>{say('total')}</dt>
          <dd>{money(props.totalMinor)}</dd>
        </div>
        {props.paidBy?.cards.map(({ label, amountMinor }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{`−${money(amountMinor)}`}</dd>
          </div>
        ))}
        {props.paidBy && (
          <div className="shop-total">
            <dt>{props.paidBy.due.label}</dt>
            <dd>{money(props.paidBy.due.minor)}</dd>
          </div>
        )}
        {refundedMinor > 0 && (
          <div>
            <dt>{say('refunded')}</dt>
            <dd>{money(refundedMinor)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** @param unnamed the name of a discount without one */
function discountsOf(
  { discounts, discountMinor }: SummaryProps,
  unnamed: string,
): NonNullable<SummaryProps['discounts']> {
  const isAll = sum((discounts ?? []).map(({ offMinor }) => offMinor)) === discountMinor;
  if (discounts && isAll) return discounts;
  return discountMinor > 0 ? [{ title: unnamed, offMinor: discountMinor }] : [];
}

/** With the code that was typed, unless it is called by that. */
function nameOf({ title, code = '' }: { readonly title: string; readonly code?: string }): string {
  return code === '' || code.toLowerCase() === title.toLowerCase() ? title : `${title} (${code})`;
}
