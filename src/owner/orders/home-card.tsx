/** The orders that wait to be fulfilled, on the first screen of a site. Where none does, it says nothing. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readPage } from '#domain/orders/calls.ts';
import { call } from '../api.ts';
import { Notice } from '../ui/notice.tsx';
import { countText } from './order-words.ts';

export function OpenOrdersCard({ siteId }: { readonly siteId: string }): ReactNode {
  const { data } = useQuery({
    // With the orders, so that what changes one of them changes this.
    queryKey: ['orders', siteId, 'open'],
    queryFn: ({ signal }) => call(readPage, { site: siteId, query: { filter: 'open' } }, { signal }),
    refetchOnMount: 'always',
  });
  const count = data?.counts.open ?? 0;
  if (count === 0) return null;
  return (
    <Notice tone="info">
      <Link to={`/sites/${siteId}/orders`}>
        {count === 1 ? '1 order to fulfil' : `${countText(count)} orders to fulfil`}
      </Link>
    </Notice>
  );
}
