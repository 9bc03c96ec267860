/** What the cart comes to, and the way to the checkout. */
import type { ReactNode } from 'react';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import type { PricedCart } from '#domain/store/cart/priced-cart.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { deliveryPrice } from '#domain/store/settings/delivery-promise.ts';
import { taxName } from '#domain/store/settings/tax-terms.ts';
import { storeWords } from '#domain/store/settings/words/words.ts';
import { deliveryName } from './delivery-name.ts';

interface CartSummaryProps {
  readonly cart: PricedCart;
  readonly locale: string;
}

export function CartSummary({ cart, locale }: CartSummaryProps): ReactNode {
  const say = cartWords(locale);
  const { order, problems, format } = cart;
  return (
    <aside className="shop-summary" aria-label={say('summary')}>
      <h2>{say('summary')}</h2>
      <dl className="shop-sums">
        <Row label={say('subtotal')} amount={format(order.subtotalMinor)} />
        {order.discounts.map(({ id, title, offMinor }) => (
          <Row key={id} label={title} amount={`−${format(offMinor)}`} />
        ))}
        {cart.delivery && (
          <Row
            label={deliveryName(cart.delivery.method.name, locale)}
            amount={deliveryPrice(order.shippingMinor, format, locale)}
          />
        )}
        {order.taxes.map(({ id, name, taxMinor }) => (
          <Row
            key={id}
            label={
              cart.areTaxesIncluded ? say('including', { tax: taxName(name, locale) }) : taxName(name, locale)
            }
            amount={format(taxMinor)}
          />
        ))}
        <Row label={say('total')} amount={format(order.totalMinor)} className="shop-total" />
      </dl>
      {cart.missingForFreeMinor !== undefined && (
        <p>{storeWords(locale)('missingForFree', { amount: format(cart.missingForFreeMinor) })}</p>
      )}
      {cart.awaits.tax && !cart.areTaxesIncluded && <p>{say('taxAtCheckout')}</p>}
      {problems.map((problem) => (
        <p key={problem} className="system-error">
          {problem}
        </p>
      ))}
      {problems.length === 0 && (
        <p>
          <a className="button shop-proceed" href={CHECKOUT_PATH}>
            {say('checkout')}
          </a>
        </p>
      )}
    </aside>
  );
}

function Row({ label, amount, className }: { label: string; amount: string; className?: string }): ReactNode {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
