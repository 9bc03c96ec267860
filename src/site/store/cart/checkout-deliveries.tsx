/** How it gets to its buyer, and why it does not. */
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import type { CheckoutCart } from '#domain/store/cart/checkout-cart.ts';
import { countryName } from '#domain/store/settings/country-name.ts';
import { deliveryPrice, missingForFreeText } from '#domain/store/settings/delivery-promise.ts';
import { FieldError, type FieldsProps, fieldId } from './checkout-field.tsx';

interface DeliveriesProps extends FieldsProps {
  readonly cart: CheckoutCart;
}

export function Deliveries({ entries, errors, cart }: DeliveriesProps): ReactNode {
  const chosen = entries.delivery || cart.deliveryId;
  const money = (minor: number) => formatMoney({ minor, currency: cart.currency });
  return (
    <fieldset id={fieldId('delivery')} tabIndex={-1}>
      <legend>Delivery</legend>
      <WhyNone cart={cart} />
      {cart.deliveries.map((delivery) => (
        <label key={delivery.id} className="shop-choice">
          <input
            type="radio"
            name="delivery"
            value={delivery.id}
            defaultChecked={delivery.id === chosen}
            data-pickup={delivery.isPickup ? '' : undefined}
          />
          <span>
            {delivery.title ?? delivery.name}
            {delivery.note !== undefined && <small>{delivery.note}</small>}
          </span>
          <span className="shop-amount">{deliveryPrice(delivery.priceMinor, money)}</span>
        </label>
      ))}
      {cart.missingForFreeMinor !== undefined && <p>{missingForFreeText(money(cart.missingForFreeMinor))}</p>}
      <FieldError name="delivery" errors={errors} />
      <button className="button shop-quiet shop-by-hand" type="submit" name="step" value="update">
        Update the total
      </button>
    </fieldset>
  );
}

function WhyNone({ cart }: Pick<DeliveriesProps, 'cart'>): ReactNode {
  const { deliveries, country = '', isSentSomewhere = false } = cart;
  const isSentHere = deliveries.some(({ isPickup }) => !isPickup);
  if (isSentHere || (!isSentSomewhere && deliveries.length > 0)) return null;
  if (!isSentSomewhere) return <p>We can’t deliver this right now. Please contact the shop.</p>;
  if (country !== '')
    return (
      <p>
        Your items can’t be sent to {countryName(country)}. Choose another country above, or{' '}
        {deliveries.length > 0 ? 'choose pickup' : 'contact the shop'}.
      </p>
    );
  return (
    <p>
      Choose a country above<span className="shop-by-hand">, then “Update the total”,</span>{' '}
      {deliveries.length > 0 ? 'to choose delivery or pickup.' : 'to see delivery methods.'}
    </p>
  );
}
