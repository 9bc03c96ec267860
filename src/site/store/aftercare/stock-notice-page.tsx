/** Where somebody asks to be told that something is back, and reads that it was noted. */

import type { ReactNode } from 'react';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import {
  SEND_STOCK_NOTICE_PATH,
  STOCK_NOTICE_LIMITS,
} from '#domain/store/aftercare/stock-notices/contract.ts';
import { aftercareWords } from '#domain/store/aftercare/words/words.ts';

interface Waited {
  readonly variantId: string;
  readonly title: string;
  readonly optionText: string;
  readonly href: string;
  readonly isThere: boolean;
}

interface StockNoticePageProps {
  /** Undefined where it is not sold any more. */
  readonly product: Waited | undefined;
  readonly isOffered: boolean;
  readonly locale: string;
  readonly isDone: boolean;
  readonly refused: { readonly message: string; readonly email: string } | undefined;
}

export function StockNoticePage(props: StockNoticePageProps): ReactNode {
  const { product, isDone, locale } = props;
  const say = aftercareWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{say('notice.title')}</h1>
      {product && (
        <p>
          <strong>
            {product.optionText === '' ? product.title : `${product.title} (${product.optionText})`}
          </strong>
        </p>
      )}
      {isDone ? (
        <p className="shop-problems" role="status">
          {say('notice.done')}
        </p>
      ) : (
        <Asked {...props} />
      )}
      <p>
        {product ? (
          <a href={product.href}>{say('notice.back', { product: product.title })}</a>
        ) : (
          <a href="/">{say('home')}</a>
        )}
      </p>
    </div>
  );
}

function Asked({ product, isOffered, locale, refused }: StockNoticePageProps): ReactNode {
  const say = aftercareWords(locale);
  if (!product || !isOffered) return <p>{say('notice.gone')}</p>;
  if (product.isThere) return <p>{say('notice.inStock')}</p>;
  return (
    <form className="review-form" method="post" action={SEND_STOCK_NOTICE_PATH} noValidate>
      <input type="hidden" name="variantId" value={product.variantId} />
      {refused && (
        <p id="notice-error" className="shop-problems" role="alert" {...PROBLEM_MARK}>
          {refused.message}
        </p>
      )}
      <p>
        <label htmlFor="notice-email">{say('notice.email')}</label>
        <input
          id="notice-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={STOCK_NOTICE_LIMITS.email}
          defaultValue={refused?.email}
          aria-describedby={refused ? 'notice-error notice-consent' : 'notice-consent'}
          {...(refused && { 'aria-invalid': true })}
        />
      </p>
      <p id="notice-consent">{say('notice.consent')}</p>
      <button className="button" type="submit">
        {say('notice.submit')}
      </button>
    </form>
  );
}
