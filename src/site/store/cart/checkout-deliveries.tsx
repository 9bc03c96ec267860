/** How it gets to its buyer, and why it does not. */
import type { ReactElement, ReactNode } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import type { CheckoutCart } from '#domain/store/cart/checkout-cart.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { countryName } from '#domain/store/settings/country-name.ts';
import { deliveryPrice } from '#domain/store/settings/delivery-promise.ts';
import { storeWords } from '#domain/store/settings/words/words.ts';
import { FieldError, type FieldsProps, fieldId } from './checkout-field.tsx';
import { deliveryName } from './delivery-name.ts';
import { withElement } from './with-element.tsx';

interface DeliveriesProps extends FieldsProps {
  readonly cart: CheckoutCart;
}

export function Deliveries({ entries, errors, locale, cart }: DeliveriesProps): ReactNode {
  const say = cartWords(locale);
  const chosen = entries.delivery || cart.deliveryId;
  const money = (minor: number) => formatMoney({ minor, currency: cart.currency }, { locale });
  return (
    <fieldset id={fieldId('delivery')} tabIndex={-1}>
      <legend>{say('delivery')}</legend>
      <WhyNone cart={cart} locale={locale} />
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
            {deliveryName(delivery.title ?? delivery.name, locale)}
            {delivery.note !== undefined && <small>{delivery.note}</small>}
          </span>
          <span className="shop-amount">{deliveryPrice(delivery.priceMinor, money, locale)}</span>
        </label>
      ))}
      {cart.missingForFreeMinor !== undefined && (
        <p>{storeWords(locale)('missingForFree', { amount: money(cart.missingForFreeMinor) })}</p>
      )}
      <FieldError name="delivery" errors={errors} />
      <button className="button shop-quiet shop-by-hand" type="submit" name="step" value="update">
        {say('updateTotal')}
      </button>
    </fieldset>
  );
}

/** Without scripts. */
function updateWords(locale: string): ReactElement {
  return <span className="shop-by-hand">{cartWords(locale)('thenUpdate')}</span>;
}

function WhyNone({ cart, locale }: Pick<DeliveriesProps, 'cart' | 'locale'>): ReactNode {
  const say = cartWords(locale);
  const { deliveries, country = '', isSentSomewhere = false } = cart;
  const isSentHere = deliveries.some(({ isPickup }) => !isPickup);
  if (isSentHere || (!isSentSomewhere && deliveries.length > 0)) return null;
  if (!isSentSomewhere) return <p>{say('undeliverable')}</p>;
  if (country !== '' && cart.awaits?.delivery)
    return <p>{withElement((update) => say('deliveryByAddress', { update }), updateWords(locale))}</p>;
  if (country !== '')
    return (
      <p>
        {say(deliveries.length > 0 ? 'notToPickup' : 'notToContact', {
          country: countryName(country, locale),
        })}
      </p>
    );
  return (
    <p>
      {withElement(
        (update) => say(deliveries.length > 0 ? 'chooseForPickup' : 'chooseForDelivery', { update }),
        updateWords(locale),
      )}
    </p>
  );
}
