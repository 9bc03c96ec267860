/** The link to the cart, which the header of every site with a shop has, and which nobody has to place. */
import type { ReactNode } from 'react';
import { renders } from '#blocks/renders.ts';
import { blockContext, type SharedContext } from './context.ts';
import type { LoadedBlock, LoadedPage } from './load-page.ts';
import { BlockView } from './render-block.tsx';

export const CART_LINK_TYPE = 'cart-link';

export function hasCartLink({ site, header }: LoadedPage): boolean {
  const isPlaced = header.some(({ blocks }) => blocks.some(({ block }) => block.type === CART_LINK_TYPE));
  return site.hasShop === true && !isPlaced;
}

export function HeaderCartLink({ loaded, shared }: { loaded: LoadedPage; shared: SharedContext }): ReactNode {
  if (!renders[CART_LINK_TYPE] || !hasCartLink(loaded)) return null;
  const props = { showsSubtotal: true };
  const block = {
    id: CART_LINK_TYPE,
    type: CART_LINK_TYPE,
    version: 1,
    props,
    place: { column: 1, span: 12 },
  } satisfies LoadedBlock['block'];
  const section = { id: CART_LINK_TYPE, theme: 'paper', width: 'full', spacing: 'none', blocks: [] } as const;
  const context = blockContext(shared, {
    block,
    section: { ...section, blocks: [] },
    isLikelyLargest: false,
    isEditable: false,
  });
  return <BlockView loaded={{ block, props, data: undefined }} context={context} className="" />;
}
