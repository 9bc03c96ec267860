/** The orders that wait to be fulfilled, on the first screen of a site. Where none does, it says nothing. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '../../fill.ts';
import { Notice } from '../../ui/notice.tsx';
import { countText } from './order-words.ts';
import { useOpenOrders } from './use-open-orders.ts';
import * as say from './words/en.ts';

export function OpenOrdersCard({ siteId }: { readonly siteId: string }): ReactNode {
  const count = useOpenOrders(siteId);
  if (count === 0) return null;
  return (
    <Notice tone="info">
      <Link to={`/sites/${siteId}/orders`}>
        {count === 1 ? say.oneOrderToFulfil : fill(say.countOrdersToFulfil, { count: countText(count) })}
      </Link>
    </Notice>
  );
}
