import { CART_PATH } from '#domain/store/cart/cart-contract.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import type { BlockRender } from '../contract.ts';
import type { CartLinkProps } from './definition.ts';

/** The same for everybody: pages are kept, and what is in whose cart the island asks. */
export const render: BlockRender<CartLinkProps> = ({ props, context }) => (
  <a
    className="cart-link"
    href={CART_PATH}
    {...(context.page.path === CART_PATH ? { 'aria-current': 'page' as const } : {})}
  >
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d="M5 8h14l1 12H4zM8.500 8V7a3.500 3.500 0 0 1 7 0v1" />
    </svg>
    <span className="visually-hidden">{cartWords(context.locale)('title')}</span>
    <span className="cart-count" aria-hidden="true" />
    <span className="visually-hidden cart-spoken" />
    {props.showsSubtotal && <span className="cart-subtotal" />}
  </a>
);
