/** Where links lead that sell something else than what is in the cart: honest about what a shop does not offer. */
import type { ReactNode } from 'react';

export const OTHER_CHECKOUTS = ['subscribe', 'donate', 'giftcard'] as const;
export type OtherCheckout = (typeof OTHER_CHECKOUTS)[number];

const WORDS: Readonly<Record<OtherCheckout, { readonly title: string; readonly none: string }>> = {
  subscribe: { title: 'Subscribe', none: 'This shop sells no subscriptions.' },
  donate: { title: 'Donate', none: 'Donations are not available.' },
  giftcard: { title: 'Gift card', none: 'This shop sells no gift cards.' },
};

export const otherCheckoutTitle = (kind: OtherCheckout): string => WORDS[kind].title;

interface OtherCheckoutPageProps {
  readonly kind: OtherCheckout;
  /** The link says what is wanted. */
  readonly isComplete: boolean;
}

export function OtherCheckoutPage({ kind, isComplete }: OtherCheckoutPageProps): ReactNode {
  const { title, none } = WORDS[kind];
  return (
    <div className="system-page shop-page" {...(kind === 'donate' ? { 'data-donate-root': '' } : {})}>
      <h1>{title}</h1>
      <p className="shop-problems" role="alert">
        {isComplete ? none : 'This link is incomplete. Go back to the previous page and choose again.'}
      </p>
      <p>You have not been charged.</p>
      <p>
        <a href="/">Back to the home page</a>
      </p>
    </div>
  );
}
