/** How an order gets to its buyer: what is chosen among at the checkout. */
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import type { CheckoutCart, DeliveryChoice } from '#domain/store/order.ts';
import { FieldError, type FieldsProps, fieldId } from './checkout-field.tsx';

interface DeliveriesProps extends FieldsProps {
  readonly cart: CheckoutCart;
}

export function Deliveries({ entries, errors, cart }: DeliveriesProps): ReactNode {
  const chosen = entries.delivery || cart.deliveryId;
  const price = ({ priceMinor }: DeliveryChoice) =>
    priceMinor === 0 ? 'Free' : formatMoney({ minor: priceMinor, currency: cart.currency });
  const isSentHere = cart.deliveries.some(({ isPickup }) => !isPickup);
  const isCountryMissing = entries.address.country === '' && cart.isSentSomewhere === true && !isSentHere;
  return (
    <fieldset id={fieldId('delivery')} tabIndex={-1}>
      <legend>Delivery</legend>
      {(cart.deliveries.length === 0 || isCountryMissing) && (
        <p>
          Choose a country above<span className="shop-by-hand">, then “Update the total”,</span> to see how it
          gets to you.
        </p>
      )}
      {cart.deliveries.map((delivery) => (
        <label key={delivery.id} className="shop-choice">
          <input type="radio" name="delivery" value={delivery.id} defaultChecked={delivery.id === chosen} />
          <span>{delivery.name}</span>
          <span className="shop-amount">{price(delivery)}</span>
        </label>
      ))}
      <FieldError name="delivery" errors={errors} />
      {cart.isSentSomewhere && cart.deliveries.some(({ isPickup }) => isPickup) && (
        <p>Whoever picks it up needs no address above.</p>
      )}
      <button className="button shop-quiet shop-by-hand" type="submit" name="step" value="update">
        Update the total
      </button>
    </fieldset>
  );
}
