/** Where somebody ends reminders of carts. */
import type { ReactNode } from 'react';
import {
  REMINDERS_END_PATH,
  REMINDER_TEXTS as SAY,
} from '#domain/store/aftercare/cart-reminders/contract.ts';

interface RemindersEndPageProps {
  readonly step: 'ask' | 'ended' | 'unknown';
  readonly token: string;
}

export function RemindersEndPage({ step, token }: RemindersEndPageProps): ReactNode {
  return (
    <div className="system-page shop-page">
      <h1>{SAY.title}</h1>
      {step === 'ask' ? (
        <form className="review-form" method="post" action={REMINDERS_END_PATH}>
          <p>{SAY.ask}</p>
          <input type="hidden" name="token" value={token} />
          <button className="button" type="submit">
            {SAY.end}
          </button>
        </form>
      ) : (
        <p className="shop-problems" role="status">
          {SAY[step]}
        </p>
      )}
      <p>
        <a href="/">Back to the home page</a>
      </p>
    </div>
  );
}
