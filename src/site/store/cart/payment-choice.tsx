/** The ways to pay of a shop, to choose from. */
import type { ReactNode } from 'react';
import { methodLabel, TEST_CARDS } from '#domain/store/settings/payment-methods.ts';

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
}

const FOR_STAFF = 'Test payment, no money moves. Only people who run this site see it.';

export function PaymentChoice({ methods, chosen }: PaymentChoiceProps): ReactNode {
  const hasReal = methods.some(({ isTest }) => !isTest);
  return (
    <>
      {methods.length === 0 && <p>This shop can’t take payments right now. Please come back later.</p>}
      {methods.map(({ id, words, isTest }) => (
        <label key={id} className="shop-choice">
          <input type="radio" name="payment" value={id} defaultChecked={id === chosen} />
          <span>
            {methodLabel(id)}
            {words !== '' && <small>{words}</small>}
            {isTest && hasReal && <small>{FOR_STAFF}</small>}
          </span>
        </label>
      ))}
      {methods.some(({ id }) => id === 'test') && (
        <div className="shop-field">
          <label htmlFor="checkout-card">Test card</label>
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
