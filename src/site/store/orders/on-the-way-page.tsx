/** Between a shop and where its orders are paid: goes on by itself, with and without scripts. */
import type { ReactNode } from 'react';

export interface OnTheWayProps {
  readonly title: string;
  readonly href: string;
  /** The payment is looked up again and again; otherwise it is still to be made. */
  readonly isWaiting: boolean;
}

export function OnTheWayPage({ title, href, isWaiting }: OnTheWayProps): ReactNode {
  return (
    <div className="system-page shop-page">
      <h1>{title}</h1>
      <p role="status">
        {isWaiting
          ? 'Your payment has not come through yet. This page checks again automatically. Don’t pay twice.'
          : 'You pay on our payment service’s secure page and then come back here.'}
      </p>
      <p>
        <a className="button" href={href} rel="noreferrer">
          {isWaiting ? 'Check again' : 'Continue to payment'}
        </a>
      </p>
    </div>
  );
}
