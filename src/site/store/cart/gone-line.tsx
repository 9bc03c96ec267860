/** What is no longer sold: it is named, and its buyer removes it. */
import type { ReactNode } from 'react';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import type { GoneLine as Gone } from '#domain/store/cart/cart-lines.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';

interface GoneLineProps {
  readonly line: Gone;
  readonly locale: string;
}

export function GoneLine({ line: { id, title }, locale }: GoneLineProps): ReactNode {
  const say = cartWords(locale);
  return (
    <li>
      <span />
      <div className="cart-line">
        {title !== '' && <span>{title}</span>}
        <p className="system-error">{say('gone')}</p>
        <form method="post" action={CART_CALLS.remove}>
          <input type="hidden" name="entry" value={id} />
          <button type="submit" className="shop-quiet">
            {say('remove')}
            <span className="visually-hidden"> {title}</span>
          </button>
        </form>
      </div>
      <span />
    </li>
  );
}
