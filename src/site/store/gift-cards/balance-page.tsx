/** Where a visitor asks what is left on a gift card. */

import type { ReactNode } from 'react';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { MAX_TYPED_CODE } from '#domain/store/gift-cards/code.ts';
import { BALANCE_CALL_PATH } from '#domain/store/gift-cards/contract.ts';
import { giftWords } from '#domain/store/gift-cards/words/words.ts';

export interface BalancePageProps {
  readonly locale: string;
  /** Undefined until somebody has asked. */
  readonly found:
    | {
        readonly kind: 'balance';
        readonly amount: string;
        readonly until: string;
        readonly end: string;
        readonly isTest: boolean;
      }
    | { readonly kind: 'refused'; readonly message: string }
    | undefined;
}

export function BalancePage({ locale, found }: BalancePageProps): ReactNode {
  const say = giftWords(locale);
  const refused = found?.kind === 'refused' ? found.message : undefined;
  return (
    <div className="system-page shop-page">
      <h1>{say('balance.title')}</h1>
      {found?.kind === 'balance' && (
        <div className="shop-problems" role="status">
          <p>{say('pay.card', { end: found.end })}</p>
          <p>
            <strong>{say('balance.left', { amount: found.amount })}</strong>
          </p>
          {found.isTest && <p>{say('test.words')}</p>}
          <p>{found.until === '' ? say('balance.never') : say('balance.until', { date: found.until })}</p>
        </div>
      )}
      {refused !== undefined && (
        <p id="balance-error" className="shop-problems" role="alert" {...PROBLEM_MARK}>
          {refused}
        </p>
      )}
      <p id="balance-hint">{say('balance.ask')}</p>
      <form className="review-form" method="post" action={BALANCE_CALL_PATH} noValidate>
        <p>
          <label htmlFor="balance-code">{say('pay.field')}</label>
          <input
            id="balance-code"
            name="code"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_TYPED_CODE}
            dir="ltr"
            aria-describedby={refused === undefined ? 'balance-hint' : 'balance-error balance-hint'}
            {...(refused !== undefined && { 'aria-invalid': true })}
          />
        </p>
        <button className="button" type="submit">
          {say('balance.check')}
        </button>
      </form>
      <p>
        <a href="/">{say('home')}</a>
      </p>
    </div>
  );
}
