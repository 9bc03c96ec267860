/** A credit note as it is printed, or kept as a PDF by the browser. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { formatMoney } from '#domain/money/format-money.ts';
import { type IssuedCreditNote, readCreditNote } from '#domain/store/orders/calls-credit-notes.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import {
  PaperBuyer,
  PaperDesk,
  PaperHead,
  PaperTable,
  percent,
  TaxNotes,
  taxWords,
  useDay,
} from './paper.tsx';
import styles from './print.module.css';
import * as say from './words/en.ts';

export function CreditNoteScreen(): ReactNode {
  const { site = '', order = '', position = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', site, 'credit-note', order, position],
    queryFn: ({ signal }) => call(readCreditNote, { site, order, position }, { signal }),
  });
  return (
    <PaperDesk
      title={data ? fill(say.creditNoteNumber, { number: data.number }) : say.creditNote}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && <CreditNoteSheet note={data} siteId={site} />}
    </PaperDesk>
  );
}

interface SheetProps {
  readonly note: IssuedCreditNote;
  readonly siteId: string;
}

function CreditNoteSheet({ note, siteId }: SheetProps): ReactNode {
  const day = useDay(siteId);
  const money = (minor: number) => formatMoney({ minor, currency: note.currency });
  const rows = [
    ...note.lines.map((line) => ({ ...line, quantity: line.isReduction ? null : line.quantity })),
    ...(note.delivery ? [{ ...note.delivery, quantity: null }] : []),
  ];
  const taxes = note.taxes.filter(({ ppm }) => ppm > 0);
  return (
    <article className={styles['sheet']}>
      <PaperHead
        title={fill(note.isTest ? say.testCreditNoteNumber : say.creditNoteNumber, { number: note.number })}
        test={note.isTest ? say.testNoMoneyMoved : undefined}
        facts={[
          day(note.issuedAt),
          fill(say.correctsInvoiceNumberOfDay, {
            number: note.invoice.number,
            day: day(note.invoice.issuedAt),
          }),
          fill(say.orderOrdernameOfDay, { orderName: orderName(note.orderNumber), day: day(note.soldAt) }),
        ]}
        seller={note.seller}
      />
      <PaperBuyer lines={note.buyerLines} buyer={note.buyer} />
      <PaperTable
        paper={note}
        rows={rows.map((row) => ({ ...row, amount: money(row.netMinor) }))}
        sums={[
          ...(taxWords(note).isTaxed ? [{ label: say.net, amount: money(note.netMinor) }] : []),
          ...taxes.map((tax) => ({
            label: fill(say.taxPercentOfMoney, { percent: percent(tax.ppm), money: money(tax.netMinor) }),
            amount: money(tax.taxMinor),
          })),
          { label: say.refunded, amount: money(note.totalMinor), isTotal: true },
        ]}
      />
      <TaxNotes paper={note} />
    </article>
  );
}
