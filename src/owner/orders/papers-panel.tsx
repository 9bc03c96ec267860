/** The papers of an order: its invoice, and what goes into the parcel. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type * as calls from '#domain/orders/calls.ts';
import { issueInvoice, readInvoiceXml } from '#domain/orders/calls-invoices.ts';
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
        {order.invoice !== null ? (
          <>
            <li>
              <Link to={`${here}/${order.id}/invoice`}>
                {order.isTest ? 'Test invoice' : 'Invoice'} {order.invoice}
              </Link>
            </li>
            {!order.isTest && (
              <li>
                <a href={addressOf(readInvoiceXml, about)} download>
                  The invoice for programs (XML)
                </a>
              </li>
            )}
          </>
        ) : (
          <li className={styles['issue']}>
            {issuing.error && (
              <>
                <Failure error={issuing.error} />
                <Link to={`/sites/${siteId}/settings/invoices`}>Say who sells</Link>
              </>
            )}
            <Button size="small" isBusy={issuing.isPending} onClick={() => issuing.mutate()}>
              {order.isTest ? 'Issue a test invoice' : 'Issue the invoice'}
            </Button>
          </li>
        )}
      </ul>
    </Panel>
  );
}
