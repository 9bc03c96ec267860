/** The papers of an order: its invoice, and what goes into the parcel. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type * as calls from '#domain/orders/calls.ts';
import { issueInvoice, readInvoice, readInvoiceXml } from '#domain/orders/calls-invoices.ts';
import { addressOf, call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import styles from './orders.module.css';
import { useOrderChange } from './use-orders.ts';

interface PapersProps {
  readonly order: calls.Order;
  readonly siteId: string;
}

export function PapersPanel({ order, siteId }: PapersProps): ReactNode {
  const about = { site: siteId, order: order.id };
  const invoice = useQuery({
    queryKey: ['orders', siteId, 'invoice', order.id],
    queryFn: ({ signal }) => call(readInvoice, about, { signal }),
    // There is none yet.
    retry: false,
  });
  const issuing = useOrderChange(siteId, {
    run: () => call(issueInvoice, about),
    said: 'The invoice is issued.',
  });
  const here = `/sites/${siteId}/orders`;
  return (
    <Panel title="Papers">
      <ul className={styles['papers']}>
        <li>
          <Link to={`${here}/slips/${order.id}`}>Packing slip</Link>
        </li>
        {invoice.data ? (
          <>
            <li>
              <Link to={`${here}/${order.id}/invoice`}>Invoice {invoice.data.number}</Link>
            </li>
            <li>
              <a href={addressOf(readInvoiceXml, about)} download>
                The invoice for programs (XML)
              </a>
            </li>
          </>
        ) : (
          <li>
            {issuing.error && <Failure error={issuing.error} />}
            <Button size="small" isBusy={issuing.isPending} onClick={() => issuing.mutate()}>
              Issue the invoice
            </Button>
          </li>
        )}
      </ul>
    </Panel>
  );
}
