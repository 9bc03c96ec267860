/** What a subscriber enters about one subscription: another card, and a donor another amount. */
import type { ReactNode } from 'react';
import { currencyOf } from '#domain/money/currencies.ts';
import { decimalOf } from '#domain/money/decimal.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { CART_LIMITS } from '#domain/store/cart/cart-contract.ts';
import { DONATION_LIMITS } from '#domain/store/donations/donation-entries.ts';
import { TEST_CARDS } from '#domain/store/settings/payment-methods.ts';
import {
  PORTAL_AMOUNT_CALL_PATH,
  PORTAL_CARD_CALL_PATH,
  PORTAL_CHANGE_CALL_PATH,
} from '#domain/store/subscriptions/calls-visitor.ts';
import type { PortalEntry } from '#domain/store/subscriptions/portal-entry.ts';
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';

interface FormProps {
  readonly entry: PortalEntry;
  readonly locale: string;
}

export function GivingForm({ entry, locale }: FormProps): ReactNode {
  const { id, version, currency, giving } = entry;
  if (!giving) return null;
  const say = subscriptionWords(locale);
  const { amountsMinor, hasFreeAmount, leastMinor, mostMinor } = giving.campaign;
  const money = (minor: number) => formatMoney({ minor, currency }, { locale });
  const typed = (minor: number) => decimalOf(minor, currencyOf(currency).fractionDigits);
  const field = { id: `amount-${id}`, name: 'amount', defaultValue: typed(giving.amountMinor) };
  return (
    <form className="shop-steps" method="post" action={PORTAL_AMOUNT_CALL_PATH}>
      <input type="hidden" name="subscription" value={id} />
      <input type="hidden" name="version" value={version} />
      <div className="shop-field">
        <label htmlFor={field.id}>{say('newAmount')}</label>
        {hasFreeAmount ? (
          <div>
            <input
              {...field}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={DONATION_LIMITS.other}
              aria-describedby={`${field.id}-hint`}
            />
            <small id={`${field.id}-hint`}>
              {say('wrongAmount', { least: money(leastMinor), most: money(mostMinor) })}
            </small>
          </div>
        ) : (
          <select {...field}>
            {amountsMinor.map((minor) => (
              <option key={minor} value={typed(minor)}>
                {money(minor)}
              </option>
            ))}
          </select>
        )}
      </div>
      <button className="shop-quiet" type="submit">
        {say('changeAmount')}
      </button>
    </form>
  );
}

export function ChoiceForm({ entry, locale }: FormProps): ReactNode {
  const { id, version, choice } = entry;
  if (!choice) return null;
  const say = subscriptionWords(locale);
  const { offers, offerId, quantity } = choice;
  return (
    <form className="shop-steps" method="post" action={PORTAL_CHANGE_CALL_PATH}>
      <input type="hidden" name="subscription" value={id} />
      <input type="hidden" name="version" value={version} />
      {offers.length === 1 ? (
        <input type="hidden" name="offer" value={offerId} />
      ) : (
        <div className="shop-field">
          <label htmlFor={`offer-${id}`}>{say('changePlan')}</label>
          <select id={`offer-${id}`} name="offer" defaultValue={offerId}>
            {offers.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="shop-field">
        <label htmlFor={`quantity-${id}`}>{say('quantity')}</label>
        <div>
          <input
            id={`quantity-${id}`}
            name="quantity"
            type="number"
            min={1}
            max={CART_LIMITS.quantity}
            defaultValue={quantity}
            aria-describedby={`quantity-${id}-hint`}
          />
          <small id={`quantity-${id}-hint`}>{say('changeText')}</small>
        </div>
      </div>
      <button className="shop-quiet" type="submit">
        {say('change')}
      </button>
    </form>
  );
}

export function CardForm({ entry, locale }: FormProps): ReactNode {
  const say = subscriptionWords(locale);
  const { id, version, choosesTestCard, course } = entry;
  if (course.state === 'completed') return null;
  return (
    <form className="shop-steps" method="post" action={PORTAL_CARD_CALL_PATH}>
      <input type="hidden" name="subscription" value={id} />
      <input type="hidden" name="version" value={version} />
      {choosesTestCard && (
        <div className="shop-field">
          <label htmlFor={`card-${id}`}>{say('newCard')}</label>
          <select id={`card-${id}`} name="card">
            {TEST_CARDS.map(({ number, label }) => (
              <option key={number} value={number}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      <button className="shop-quiet" type="submit">
        {say('changeCard')}
      </button>
    </form>
  );
}
