/** Between a shop and where its orders are paid: goes on by itself, with and without scripts. */
import type { ReactNode } from 'react';
import { orderWords } from '#domain/store/orders/words/words.ts';

export interface OnTheWayProps {
  readonly title: string;
  readonly href: string;
  /** The payment is looked up again and again; otherwise it is still to be made. */
  readonly isWaiting: boolean;
  readonly locale: string;
}

export function OnTheWayPage({ title, href, isWaiting, locale }: OnTheWayProps): ReactNode {
  const say = orderWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{title}</h1>
      <p role="status">{say(isWaiting ? 'waiting' : 'elsewhere')}</p>
      <p>
        <a className="button button-link" href={href} rel="noreferrer">
          {say(isWaiting ? 'checkAgain' : 'continue')}
        </a>
      </p>
    </div>
  );
}
