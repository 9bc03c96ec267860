/** Where links lead that sell something else than what is in the cart: honest about what a shop does not offer. */
import type { ReactNode } from 'react';
import { cartWords } from '#domain/store/cart/words/words.ts';

type OtherCheckout = 'subscribe' | 'giftcard';

export const otherCheckoutTitle = (kind: OtherCheckout, locale: string): string =>
  cartWords(locale)(`other.${kind}`);

interface OtherCheckoutPageProps {
  readonly kind: OtherCheckout;
  /** The link says what is wanted. */
  readonly isComplete: boolean;
  readonly locale: string;
}

export function OtherCheckoutPage({ kind, isComplete, locale }: OtherCheckoutPageProps): ReactNode {
  const say = cartWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{otherCheckoutTitle(kind, locale)}</h1>
      <p className="shop-problems" role="alert">
        {say(isComplete ? `other.${kind}.none` : 'other.incomplete')}
      </p>
      <p>{say('other.notCharged')}</p>
      <p>
        <a href="/">{say('home')}</a>
      </p>
    </div>
  );
}
