/** The papers of an order: what goes into the parcel, its invoice, and the credit notes that correct it. */
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money/format-money.ts';
import type * as calls from '#domain/store/orders/calls.ts';
import { issueCreditNote, readCreditNoteXml } from '#domain/store/orders/calls-credit-notes.ts';
import { issueInvoice, readInvoiceXml } from '#domain/store/orders/calls-invoices.ts';
import { addressOf, call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { TaxNumberNotice, useTaxNumberNeed } from '../../site-settings/tax-number-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { useOrderChange } from './use-orders.ts';
import * as say from './words/en.ts';

const ElectronicDialog = lazyPart(() => import('./electronic-dialog.tsx'), 'ElectronicDialog');

interface PapersProps {
  readonly order: calls.Order;
  readonly siteId: string;
}

export function PapersPanel({ order, siteId }: PapersProps): ReactNode {
  const here = `/sites/${siteId}/orders`;
  const about = { site: siteId, order: order.id };
  const invoiceLabel = order.isTest ? say.testInvoiceNumber : say.invoiceNumber;
  const creditNoteLabel = order.isTest ? say.testCreditNoteNumber : say.creditNoteNumber;
  return (
    <Panel title={say.papers}>
      <ul className="stack">
        <li>
          <Link to={`${here}/slips/${order.id}`}>{say.packingSlip}</Link>
        </li>
        {order.invoice === null ? (
          <IssueInvoice order={order} siteId={siteId} />
        ) : (
          <Paper
            siteId={siteId}
            to={`${here}/${order.id}/invoice`}
            label={fill(invoiceLabel, { number: order.invoice })}
            xml={order.isTest ? undefined : addressOf(readInvoiceXml, about)}
            xmlLabel={say.electronicInvoice}
          />
        )}
        {order.creditNotes.map((number, index) => (
          <Paper
            key={number}
            siteId={siteId}
            to={`${here}/${order.id}/credit-notes/${index + 1}`}
            label={fill(creditNoteLabel, { number })}
            xml={
              order.isTest ? undefined : addressOf(readCreditNoteXml, { ...about, position: `${index + 1}` })
            }
            xmlLabel={fill(say.electronicCreditNoteNumber, { number })}
          />
        ))}
        {order.creditableMinor > 0 && <IssueCreditNote order={order} siteId={siteId} />}
      </ul>
    </Panel>
  );
}

interface PaperProps {
  readonly siteId: string;
  readonly to: string;
  readonly label: string;
  readonly xml: string | undefined;
  readonly xmlLabel: string;
}

function Paper({ siteId, to, label, xml, xmlLabel }: PaperProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <li>
        <Link to={to}>{label}</Link>
      </li>
      {xml && (
        <li>
          <Button size="small" onClick={() => setIsOpen(true)}>
            {xmlLabel}
          </Button>
          {isOpen && (
            <ElectronicDialog siteId={siteId} title={xmlLabel} xml={xml} onClose={() => setIsOpen(false)} />
          )}
        </li>
      )}
    </>
  );
}

function IssueInvoice({ order, siteId }: PapersProps): ReactNode {
  const issuing = useOrderChange(siteId, {
    run: () => call(issueInvoice, { site: siteId, order: order.id }),
    said: say.invoiceIssued,
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
          <Link to={`/sites/${siteId}/settings/invoices`}>{say.addSellerDetails}</Link>
        </>
      )}
      <Button size="small" isBusy={issuing.isPending} onClick={() => issuing.mutate()}>
        {order.isTest ? say.issueTestInvoice : say.issueInvoice}
      </Button>
    </li>
  );
}

/** On what was refunded since the invoice, or since the last one. */
function IssueCreditNote({ order, siteId }: PapersProps): ReactNode {
  const issuing = useOrderChange(siteId, {
    run: () => call(issueCreditNote, { site: siteId, order: order.id }),
    said: say.creditNoteIssued,
  });
  const amount = formatMoney({ minor: order.creditableMinor, currency: order.currency });
  return (
    <li className="stack start">
      {issuing.error && <Failure error={issuing.error} />}
      <Button size="small" isBusy={issuing.isPending} onClick={() => issuing.mutate()}>
        {order.isTest
          ? fill(say.issueTestCreditNoteOnAmount, { amount })
          : fill(say.issueCreditNoteOnAmount, { amount })}
      </Button>
    </li>
  );
}
