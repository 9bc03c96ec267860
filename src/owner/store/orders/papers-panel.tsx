/** The papers of an order: what goes into the parcel, its invoice, and the credit notes that correct it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money/format-money.ts';
import type * as calls from '#domain/store/orders/calls.ts';
import { issueCreditNote, readCreditNoteXml } from '#domain/store/orders/calls-credit-notes.ts';
import { issueInvoice, readInvoiceXml } from '#domain/store/orders/calls-invoices.ts';
import { addressOf, call } from '../../api.ts';
import { TaxNumberNotice, useTaxNumberNeed } from '../../site-settings/tax-number-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { useOrderChange } from './use-orders.ts';

interface PapersProps {
  readonly order: calls.Order;
  readonly siteId: string;
}

export function PapersPanel({ order, siteId }: PapersProps): ReactNode {
  const here = `/sites/${siteId}/orders`;
  const about = { site: siteId, order: order.id };
  const named = (name: string) =>
    order.isTest ? `Test ${name}` : `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return (
    <Panel title="Papers">
      <ul className="stack">
        <li>
          <Link to={`${here}/slips/${order.id}`}>Packing slip</Link>
        </li>
        {order.invoice === null ? (
          <IssueInvoice order={order} siteId={siteId} />
        ) : (
          <Paper
            to={`${here}/${order.id}/invoice`}
            label={`${named('invoice')} ${order.invoice}`}
            xml={order.isTest ? undefined : addressOf(readInvoiceXml, about)}
            xmlLabel="Invoice data for other software (XML)"
          />
        )}
        {order.creditNotes.map((number, index) => (
          <Paper
            key={number}
            to={`${here}/${order.id}/credit-notes/${index + 1}`}
            label={`${named('credit note')} ${number}`}
            xml={
              order.isTest ? undefined : addressOf(readCreditNoteXml, { ...about, position: `${index + 1}` })
            }
            xmlLabel={`Credit note ${number} data for other software (XML)`}
          />
        ))}
        {order.creditableMinor > 0 && <IssueCreditNote order={order} siteId={siteId} />}
      </ul>
    </Panel>
  );
}

interface PaperProps {
  readonly to: string;
  readonly label: string;
  readonly xml: string | undefined;
  readonly xmlLabel: string;
}

function Paper({ to, label, xml, xmlLabel }: PaperProps): ReactNode {
  return (
    <>
      <li>
        <Link to={to}>{label}</Link>
      </li>
      {xml && (
        <li>
          <a href={xml} download>
            {xmlLabel}
          </a>
        </li>
      )}
    </>
  );
}

function IssueInvoice({ order, siteId }: PapersProps): ReactNode {
  const issuing = useOrderChange(siteId, {
    run: () => call(issueInvoice, { site: siteId, order: order.id }),
    said: 'Invoice issued.',
  });
  const need = useTaxNumberNeed(siteId, order);
  if (need === 'needed')
    return (
      <li>
        <TaxNumberNotice siteId={siteId} need={need} />
      </li>
    );
  return (
    <li className="stack start">
      <TaxNumberNotice siteId={siteId} need={need} />
      {issuing.error && (
        <>
          <Failure error={issuing.error} />
          <Link to={`/sites/${siteId}/settings/invoices`}>Add seller details</Link>
        </>
      )}
      <Button size="small" isBusy={issuing.isPending} onClick={() => issuing.mutate()}>
        {order.isTest ? 'Issue test invoice' : 'Issue invoice'}
      </Button>
    </li>
  );
}

/** On what was refunded since the invoice, or since the last one. */
function IssueCreditNote({ order, siteId }: PapersProps): ReactNode {
  const issuing = useOrderChange(siteId, {
    run: () => call(issueCreditNote, { site: siteId, order: order.id }),
    said: 'Credit note issued.',
  });
  const amount = formatMoney({ minor: order.creditableMinor, currency: order.currency });
  return (
    <li className="stack start">
      {issuing.error && <Failure error={issuing.error} />}
      <Button size="small" isBusy={issuing.isPending} onClick={() => issuing.mutate()}>
        {order.isTest ? 'Issue test credit note' : 'Issue credit note'} on {amount}
      </Button>
    </li>
  );
}
