/** The orders that wait to be fulfilled, on the first screen of a site. Where none does, it says nothing. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { countText } from './order-words.ts';
import { useOpenOrders } from './use-open-orders.ts';

export function OpenOrdersCard({ siteId }: { readonly siteId: string }): ReactNode {
  const count = useOpenOrders(siteId);
  if (count === 0) return null;
  return (
    <Notice tone="info">
      <Link to={`/sites/${siteId}/orders`}>
        {count === 1 ? '1 order to fulfil' : `${countText(count)} orders to fulfil`}
      </Link>
    </Notice>
  );
}
