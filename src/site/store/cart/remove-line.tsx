/** Takes a line out of the cart, without scripts too. */
import type { ReactNode } from 'react';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';

interface RemoveLineProps {
  /** Of the entry. */
  readonly id: string;
  /** What is removed, for those who hear the button alone. */
  readonly title: string;
  readonly locale: string;
}

export function RemoveLine({ id, title, locale }: RemoveLineProps): ReactNode {
  return (
    <form method="post" action={CART_CALLS.remove}>
      <input type="hidden" name="entry" value={id} />
      <button type="submit" className="shop-quiet">
        {cartWords(locale)('remove')}
        <span className="visually-hidden"> {title}</span>
      </button>
    </form>
  );
}
