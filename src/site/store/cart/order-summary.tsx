/** What is bought and what it costs, beside the checkout and on the pages of an order. */
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { CART_PATH, CART_TEXTS as SAY } from '#domain/store/cart/cart-contract.ts';
import type { CheckoutCart, OrderDiscount } from '#domain/store/cart/checkout-cart.ts';
import { TAX_FREE_LABEL, taxLabel, taxTakenOff } from '#domain/store/cart/order-sums.ts';
import { deliveryPrice } from '#domain/store/settings/delivery-promise.ts';
import { sum } from '#domain/store/settings/tax.ts';

interface SummaryLine {
  readonly title: string;
  readonly optionText: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
}

export interface SummaryProps {
  readonly currency: CurrencyCode;
  readonly lines: readonly SummaryLine[];
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  /** What it is made of, each by its name; absent where nobody knows. */
  readonly discounts?: readonly (Pick<OrderDiscount, 'title' | 'offMinor'> &
    Partial<Pick<OrderDiscount, 'code'>>)[];
  /** Null where nothing is sent. */
  readonly shippingMinor: number | null;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly areTaxesIncluded: boolean;
  readonly refundedMinor?: number;
}

interface CheckoutSummaryProps {
  readonly cart: CheckoutCart;
  /** Seen on a phone as well, where what is bought is folded up. */
  readonly children: ReactNode;
}

export function CheckoutSummary({ cart, children }: CheckoutSummaryProps): ReactNode {
  const isKnown = !cart.needsDelivery || cart.deliveryId !== null;
  return (
    <aside className="shop-summary shop-folded" aria-label={SAY.summary}>
      <input type="checkbox" id="summary-open" />
      <label htmlFor="summary-open" className="shop-fold">
        <span>
          {SAY.summary}
          <span className="visually-hidden"> with what is bought</span>
        </span>
        <span className="shop-amount">
          {formatMoney({ minor: cart.totalMinor, currency: cart.currency })}
        </span>
      </label>
      <div className="shop-unfolded">
        <OrderSummary {...cart} shippingMinor={cart.needsDelivery && isKnown ? cart.shippingMinor : null} />
        {!isKnown && <p>Delivery is added when you choose a method.</p>}
        <p>
          <a href={CART_PATH}>{SAY.editDetails}</a>
        </p>
      </div>
      {children}
    </aside>
  );
}

export function OrderSummary(props: SummaryProps): ReactNode {
  const { currency, lines, shippingMinor, taxMinor, refundedMinor = 0 } = props;
  const money = (minor: number) => formatMoney({ minor, currency });
  const taxFree = taxTakenOff(props);
  const rows: [string, string][] = [
    ['Subtotal', money(props.subtotalMinor)],
    ...discountsOf(props).map((off): [string, string] => [nameOf(off), `−${money(off.offMinor)}`]),
    ...(shippingMinor === null
      ? []
      : [['Delivery', deliveryPrice(shippingMinor, money)] as [string, string]]),
    ...(taxMinor > 0 ? [[taxLabel(props.areTaxesIncluded), money(taxMinor)] as [string, string]] : []),
    ...(taxFree > 0 ? [[TAX_FREE_LABEL, `−${money(taxFree)}`] as [string, string]] : []),
  ];
  return (
    <>
      <h2>Summary</h2>
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
          <dt>Total</dt>
          <dd>{money(props.totalMinor)}</dd>
        </div>
        {refundedMinor > 0 && (
          <div>
            <dt>Refunded</dt>
            <dd>{money(refundedMinor)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

function discountsOf({ discounts, discountMinor }: SummaryProps): NonNullable<SummaryProps['discounts']> {
  const isAll = sum((discounts ?? []).map(({ offMinor }) => offMinor)) === discountMinor;
  if (discounts && isAll) return discounts;
  return discountMinor > 0 ? [{ title: 'Discount', offMinor: discountMinor }] : [];
}

/** With the code that was typed, unless it is called by that. */
function nameOf({ title, code = '' }: { readonly title: string; readonly code?: string }): string {
  return code === '' || code.toLowerCase() === title.toLowerCase() ? title : `${title} (${code})`;
}
