/** Where somebody asks to be told that something is back, and reads that it was noted. */
import type { ReactNode } from 'react';
import {
  STOCK_NOTICE_TEXTS as SAY,
  SEND_STOCK_NOTICE_PATH,
  STOCK_NOTICE_LIMITS,
} from '#domain/store/aftercare/stock-notices/contract.ts';

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
  readonly isDone: boolean;
  readonly refused: { readonly message: string; readonly email: string } | undefined;
}

export function StockNoticePage(props: StockNoticePageProps): ReactNode {
  const { product, isDone } = props;
  return (
    <div className="system-page shop-page">
      <h1>{SAY.title}</h1>
      {product && (
        <p>
          <strong>
            {product.optionText === '' ? product.title : `${product.title} (${product.optionText})`}
          </strong>
        </p>
      )}
      {isDone ? (
        <p className="shop-problems" role="status">
          {SAY.done}
        </p>
      ) : (
        <Asked {...props} />
      )}
      <p>
        {product ? <a href={product.href}>Back to {product.title}</a> : <a href="/">Back to the home page</a>}
      </p>
    </div>
  );
}

function Asked({ product, isOffered, refused }: StockNoticePageProps): ReactNode {
  if (!product || !isOffered) return <p>{SAY.gone}</p>;
  if (product.isThere) return <p>{SAY.inStock}</p>;
  return (
    <form className="review-form" method="post" action={SEND_STOCK_NOTICE_PATH} noValidate>
      <input type="hidden" name="variantId" value={product.variantId} />
      {refused && (
        <p id="notice-error" className="shop-problems" role="alert">
          {refused.message}
        </p>
      )}
      <p>
        <label htmlFor="notice-email">{SAY.email}</label>
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
      <p id="notice-consent">{SAY.consent}</p>
      <button className="button" type="submit">
        {SAY.submit}
      </button>
    </form>
  );
}
