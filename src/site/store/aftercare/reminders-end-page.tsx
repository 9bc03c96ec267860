/** Where somebody ends reminders of carts. */
import type { ReactNode } from 'react';
import { REMINDERS_END_PATH } from '#domain/store/aftercare/cart-reminders/contract.ts';
import { aftercareWords } from '#domain/store/aftercare/words/words.ts';

interface RemindersEndPageProps {
  readonly step: 'ask' | 'ended' | 'unknown';
  readonly token: string;
  readonly locale: string;
}

export function RemindersEndPage({ step, token, locale }: RemindersEndPageProps): ReactNode {
  const say = aftercareWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{say('reminder.title')}</h1>
      {step === 'ask' ? (
        <form className="review-form" method="post" action={REMINDERS_END_PATH}>
          <p>{say('reminder.ask')}</p>
          <input type="hidden" name="token" value={token} />
          <button className="button" type="submit">
            {say('reminder.end')}
          </button>
        </form>
      ) : (
        <p className="shop-problems" role="status">
          {say(`reminder.${step}`)}
        </p>
      )}
      <p>
        <a href="/">{say('home')}</a>
      </p>
    </div>
  );
}
