/** The ways to pay of a shop, to choose from. */
import type { ReactNode } from 'react';
import { FREE, isPaymentMethod, TEST_CARDS } from '#domain/store/settings/payment-methods.ts';
import { storeWords } from '#domain/store/settings/words/words.ts';

export interface OfferedMethod {
  readonly id: string;
  /** What the owner says of it. */
  readonly words: string;
  /** It moves no money. */
  readonly isTest: boolean;
}

interface PaymentChoiceProps {
  readonly methods: readonly OfferedMethod[];
  readonly chosen: string | undefined;
  readonly locale: string;
}

export function PaymentChoice({ methods, chosen, locale }: PaymentChoiceProps): ReactNode {
  const say = storeWords(locale);
  const hasReal = methods.some(({ isTest }) => !isTest);
  return (
    <>
      {methods.length === 0 && <p>{say('pay.none')}</p>}
      {methods.map(({ id, words, isTest }) => (
        <label key={id} className="shop-choice">
          <input type="radio" name="payment" value={id} defaultChecked={id === chosen} />
          <span>
            {isPaymentMethod(id) || id === FREE ? say(`pay.${id}`) : id}
            {words !== '' && <small>{words}</small>}
            {isTest && hasReal && <small>{say('pay.forStaff')}</small>}
          </span>
        </label>
      ))}
      {methods.some(({ id }) => id === 'test') && (
        <div className="shop-field">
          <label htmlFor="checkout-card">{say('pay.testCard')}</label>
          <select id="checkout-card" name="card" defaultValue={TEST_CARDS[0]?.number}>
            {TEST_CARDS.map(({ number, label }) => (
              <option key={number} value={number}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
