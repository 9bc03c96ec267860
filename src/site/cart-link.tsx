/** The link to the cart, which the header of every site with a shop has, and which nobody has to place. */
import type { ReactNode } from 'react';
import { renders } from '#blocks/renders.ts';
import type { SharedContext } from './context.ts';
import type { LoadedPage } from './load-page.ts';
import { SystemBlock } from './system-block.tsx';

export const CART_LINK_TYPE = 'cart-link';

export function hasCartLink({ site, header }: LoadedPage): boolean {
  const isPlaced = header.some(({ blocks }) => blocks.some(({ block }) => block.type === CART_LINK_TYPE));
  return site.hasShop === true && !isPlaced;
}

export function HeaderCartLink({ loaded, shared }: { loaded: LoadedPage; shared: SharedContext }): ReactNode {
  if (!renders[CART_LINK_TYPE] || !hasCartLink(loaded)) return null;
  return <SystemBlock type={CART_LINK_TYPE} props={{ showsSubtotal: true }} shared={shared} />;
}
