/** Gift cards within the checkout: those it is paid with, and the code of another. */
import type { ReactNode } from 'react';
import { CHECKOUT_LIMITS } from '#domain/store/cart/checkout-entries.ts';
import { dropCardStep, USE_CARD_STEP } from '#domain/store/gift-cards/contract.ts';
import { giftWords } from '#domain/store/gift-cards/words/words.ts';
import { FieldError, type FieldsProps, fieldId } from '../cart/checkout-field.tsx';

interface GiftCardFieldProps extends Pick<FieldsProps, 'errors' | 'locale'> {
  readonly cards: readonly { readonly id: string; readonly lastFour: string; readonly left: string }[];
}

export function GiftCardField({ cards, errors, locale }: GiftCardFieldProps): ReactNode {
  const say = giftWords(locale);
  const id = fieldId('giftCard');
  return (
    <>
      {cards.map((card) => (
        <p key={card.id} className="cart-change">
          <span>
            <strong>{say('pay.card', { end: card.lastFour })}</strong>{' '}
            <small>{say('pay.left', { amount: card.left })}</small>
          </span>
          <button type="submit" className="shop-quiet" name="step" value={dropCardStep(card.id)}>
            {say('pay.remove')}
            <span className="visually-hidden">{` ${say('pay.card', { end: card.lastFour })}`}</span>
          </button>
        </p>
      ))}
      <label htmlFor={id}>{say('pay.field')}</label>
      <span className="cart-change">
        <input
          id={id}
          name="giftCard"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CHECKOUT_LIMITS.giftCard}
          dir="ltr"
          {...(errors.giftCard && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <button type="submit" className="shop-quiet" name="step" value={USE_CARD_STEP}>
          {say('pay.use')}
          <span className="visually-hidden">{` ${say('pay.theCard')}`}</span>
        </button>
      </span>
      <FieldError name="giftCard" errors={errors} />
    </>
  );
}
