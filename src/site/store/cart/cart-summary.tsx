/** What the cart comes to, and the way to the checkout. */
import type { ReactNode } from 'react';
import { CART_TEXTS as SAY } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import type { PricedCart } from '#domain/store/cart/priced-cart.ts';
import { deliveryPrice, missingForFreeText } from '#domain/store/settings/delivery-promise.ts';

export function CartSummary({ cart }: { readonly cart: PricedCart }): ReactNode {
  const { order, problems, format } = cart;
  return (
    <aside className="shop-summary" aria-label={SAY.summary}>
      <h2>{SAY.summary}</h2>
      <dl className="shop-sums">
        <Row label={SAY.subtotal} amount={format(order.subtotalMinor)} />
        {order.discounts.map(({ id, title, offMinor }) => (
          <Row key={id} label={title} amount={`−${format(offMinor)}`} />
        ))}
        {cart.delivery && (
          <Row label={cart.delivery.method.name} amount={deliveryPrice(order.shippingMinor, format)} />
        )}
        {order.taxes.map(({ id, name, taxMinor }) => (
          <Row
            key={id}
            label={cart.areTaxesIncluded ? `Including ${name}` : name}
            amount={format(taxMinor)}
          />
        ))}
        <Row label="Total" amount={format(order.totalMinor)} className="shop-total" />
      </dl>
      {cart.missingForFreeMinor !== undefined && (
        <p>{missingForFreeText(format(cart.missingForFreeMinor))}</p>
      )}
      {problems.map((problem) => (
        <p key={problem} className="system-error">
          {problem}
        </p>
      ))}
      {problems.length === 0 && (
        <p>
          <a className="button shop-proceed" href={CHECKOUT_PATH}>
            {SAY.checkout}
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
