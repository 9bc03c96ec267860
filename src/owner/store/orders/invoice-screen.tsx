/** An invoice as it is printed, or kept as a PDF by the browser. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { formatMoney } from '#domain/money/format-money.ts';
import { type CorrectedInvoice, readInvoice } from '#domain/store/orders/calls-invoices.ts';
import { listedMinor, type TakenOff } from '#domain/store/orders/invoice.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { spacedIban } from '#domain/store/settings/iban.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import {
  PaperBuyer,
  PaperDesk,
  PaperHead,
  type PaperSum,
  PaperTable,
  percent,
  TaxNotes,
  taxWords,
  useDay,
} from './paper.tsx';
import styles from './print.module.css';
import * as say from './words/en.ts';

export function InvoiceScreen(): ReactNode {
  const { site = '', order = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', site, 'invoice', order],
    queryFn: ({ signal }) => call(readInvoice, { site, order }, { signal }),
  });
  return (
    <PaperDesk
      title={data ? fill(say.invoiceNumber, { number: data.number }) : say.invoice}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && <InvoiceSheet invoice={data} siteId={site} />}
    </PaperDesk>
  );
}

interface SheetProps {
  readonly invoice: CorrectedInvoice;
  readonly siteId: string;
}

function InvoiceSheet({ invoice, siteId }: SheetProps): ReactNode {
  const { seller, currency } = invoice;
  const day = useDay(siteId);
  const money = (minor: number) => formatMoney({ minor, currency });
  const parts = [...invoice.lines, ...(invoice.delivery ? [{ ...invoice.delivery, quantity: 1 }] : [])];
  const { hasRates, isTaxed } = taxWords(invoice);
  return (
    <article className={styles['sheet']}>
      <PaperHead
        title={fill(invoice.isTest ? say.testInvoiceNumber : say.invoiceNumber, { number: invoice.number })}
        test={invoice.isTest ? say.testNoMoneyMovedDoNot : undefined}
        facts={[
          day(invoice.issuedAt),
          fill(say.orderOrdernameOfDay, {
            orderName: orderName(invoice.orderNumber),
            day: day(invoice.soldAt),
          }),
        ]}
        seller={seller}
      />
      <PaperBuyer lines={invoice.buyerLines} buyer={invoice.buyer} />
      <PaperTable
        paper={invoice}
        rows={parts.map((part) => ({ ...part, amount: money(listedMinor(part)) }))}
        takenOff={takenOffOf(parts).map(({ label, minor }) => (
          <tr key={label}>
            <td colSpan={hasRates ? 3 : 2}>{label}</td>
            <td className={styles['number']}>{money(-minor)}</td>
          </tr>
        ))}
        sums={sumsOf(invoice, isTaxed)}
      />
      <TaxNotes paper={invoice} />
      {seller.terms !== '' && <p className={styles['words']}>{seller.terms}</p>}
      {seller.iban && invoice.paidMinor < invoice.totalMinor && (
        <p className={styles['words']}>
          {fill(say.payToIbanWithReference, {
            iban: [spacedIban(seller.iban), seller.bic].filter((each) => each !== '').join(', '),
            number: invoice.number,
          })}
        </p>
      )}
    </article>
  );
}

/** Between the prices of the lines and the sums. */
function takenOffOf(parts: readonly TakenOff[]): { readonly label: string; readonly minor: number }[] {
  const of = (name: keyof TakenOff) => parts.reduce((all, part) => all + (part[name] ?? 0), 0);
  return [
    { label: say.discount, minor: of('discountMinor') },
    { label: say.refundedBeforeThisInvoice, minor: of('creditMinor') },
  ].filter(({ minor }) => minor > 0);
}

/** What was given back corrects the total: an invoice that was paid and refunded is not paid as it stands. */
function sumsOf(invoice: CorrectedInvoice, isTaxed: boolean): PaperSum[] {
  const { totalMinor, paidMinor, refundedMinor, refundedTaxMinor } = invoice;
  const money = (minor: number) => formatMoney({ minor, currency: invoice.currency });
  const taxes = invoice.taxes.filter(({ ppm }) => ppm > 0);
  const ofTax = refundedTaxMinor > 0 ? ` ${fill(say.ofItMoneyTax, { money: money(refundedTaxMinor) })}` : '';
  return [
    ...(isTaxed ? [{ label: say.net, amount: money(invoice.netMinor) }] : []),
    ...taxes.map((tax) => ({
      label: fill(say.taxPercentOfMoney, { percent: percent(tax.ppm), money: money(tax.netMinor) }),
      amount: money(tax.taxMinor),
    })),
    { label: say.total, amount: money(totalMinor), isTotal: true },
    ...(paidMinor > 0 ? [{ label: say.alreadyPaid, amount: money(paidMinor) }] : []),
    ...(refundedMinor > 0
      ? [
          { label: fill(say.refundedSinceOftax, { ofTax }), amount: money(-refundedMinor) },
          { label: say.totalAfterRefunds, amount: money(totalMinor - refundedMinor), isTotal: true },
        ]
      : []),
  ];
}
