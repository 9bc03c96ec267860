/** An invoice as it is printed, or kept as a PDF by the browser. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { formatMoney } from '#domain/money/format-money.ts';
import { type CorrectedInvoice, readInvoice } from '#domain/orders/calls-invoices.ts';
import { listedMinor, type TakenOff } from '#domain/orders/invoice.ts';
import { orderName } from '#domain/store/order-number.ts';
import { call } from '../api.ts';
import { useTimeZone } from '../fields/site-data.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { letterheadLines } from './letterhead.ts';
import styles from './print.module.css';

export function InvoiceScreen(): ReactNode {
  const { site = '', order = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', site, 'invoice', order],
    queryFn: ({ signal }) => call(readInvoice, { site, order }, { signal }),
  });
  useDocumentTitle(data ? `Invoice ${data.number}` : 'Invoice');
  return (
    <main className={styles['desk']}>
      <div className={styles['bar']}>
        <Link to={`/sites/${site}/orders/${order}`}>Back to the order</Link>
        {data && <Button onClick={() => window.print()}>Print</Button>}
      </div>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <InvoiceSheet invoice={data} siteId={site} />}
    </main>
  );
}

interface SheetProps {
  readonly invoice: CorrectedInvoice;
  readonly siteId: string;
}

function InvoiceSheet({ invoice, siteId }: SheetProps): ReactNode {
  const { seller, buyer, currency } = invoice;
  const money = (minor: number) => formatMoney({ minor, currency });
  const parts = [...invoice.lines, ...(invoice.delivery ? [{ ...invoice.delivery, quantity: 1 }] : [])];
  const hasRates = parts.some(({ ppm }) => ppm > 0);
  // A shop without taxes has nothing to say of them.
  const isTaxed = hasRates || parts.some(({ exempt }) => exempt !== undefined);
  return (
    <article className={styles['sheet']}>
      <InvoiceHead invoice={invoice} siteId={siteId} />
      <div className={styles['buyer']}>
        <div>For</div>
        <address>
          {invoice.buyerLines.join('\n') || buyer.email}
          {buyer.vatNumber && `\nVAT number ${buyer.vatNumber}`}
        </address>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" className={styles['number']}>
              Pieces
            </th>
            {hasRates && (
              <th scope="col" className={styles['number']}>
                Tax
              </th>
            )}
            <th scope="col" className={styles['number']}>
              {isTaxed ? 'Net' : 'Price'}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            <tr key={index}>
              <td>{part.title}</td>
              <td className={styles['number']}>{part.quantity}</td>
              {hasRates && <td className={styles['number']}>{percent(part.ppm)}</td>}
              <td className={styles['number']}>{money(listedMinor(part))}</td>
            </tr>
          ))}
          {takenOffOf(parts).map(({ label, minor }) => (
            <tr key={label}>
              <td colSpan={hasRates ? 3 : 2}>{label}</td>
              <td className={styles['number']}>{money(-minor)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sumsOf(invoice, isTaxed).map((sum) => (
            <Sum key={sum.label} {...sum} columns={hasRates ? 3 : 2} />
          ))}
        </tfoot>
      </table>
      {invoice.taxes.some(({ exempt }) => exempt === 'goods') && (
        <p className={styles['words']}>VAT-exempt intra-Community supply of goods.</p>
      )}
      {invoice.taxes.some(({ exempt }) => exempt === 'services') && (
        <p className={styles['words']}>Reverse charge: the recipient accounts for the VAT.</p>
      )}
      {seller.terms !== '' && <p className={styles['words']}>{seller.terms}</p>}
    </article>
  );
}

function InvoiceHead({ invoice, siteId }: SheetProps): ReactNode {
  const { seller } = invoice;
  const timeZone = useTimeZone(siteId);
  const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone });
  return (
    <header className={styles['head']}>
      <div>
        <h1>
          {invoice.isTest ? 'Test invoice' : 'Invoice'} {invoice.number}
        </h1>
        {invoice.isTest && <p className={styles['test']}>Test: no money moved. This is no invoice to pay.</p>}
        <div>{day.format(invoice.issuedAt)}</div>
        <div>
          Order {orderName(invoice.orderNumber)} of {day.format(invoice.soldAt)}
        </div>
      </div>
      <address>
        {letterheadLines(seller).join('\n')}
        {seller.taxNumber && `\nTax number ${seller.taxNumber}`}
        {seller.email && `\n${seller.email}`}
      </address>
    </header>
  );
}

/** Between the prices of the lines and the sums. */
function takenOffOf(parts: readonly TakenOff[]): { readonly label: string; readonly minor: number }[] {
  const of = (name: keyof TakenOff) => parts.reduce((all, part) => all + (part[name] ?? 0), 0);
  return [
    { label: 'Discount', minor: of('discountMinor') },
    { label: 'Refunded before this invoice', minor: of('creditMinor') },
  ].filter(({ minor }) => minor > 0);
}

/** What was given back corrects the total: an invoice that was paid and refunded is not paid as it stands. */
function sumsOf(invoice: CorrectedInvoice, isTaxed: boolean): Omit<SumProps, 'columns'>[] {
  const { totalMinor, paidMinor, refundedMinor, refundedTaxMinor } = invoice;
  const money = (minor: number) => formatMoney({ minor, currency: invoice.currency });
  const taxes = invoice.taxes.filter(({ ppm }) => ppm > 0);
  const ofTax = refundedTaxMinor > 0 ? ` (of it ${money(refundedTaxMinor)} tax)` : '';
  return [
    ...(isTaxed ? [{ label: 'Net', amount: money(invoice.netMinor) }] : []),
    ...taxes.map((tax) => ({
      label: `Tax ${percent(tax.ppm)} of ${money(tax.netMinor)}`,
      amount: money(tax.taxMinor),
    })),
    { label: 'Total', amount: money(totalMinor), isTotal: true },
    ...(paidMinor > 0 ? [{ label: 'Paid already', amount: money(paidMinor) }] : []),
    ...(refundedMinor > 0
      ? [
          { label: `Refunded since${ofTax}`, amount: money(-refundedMinor) },
          { label: 'Total after refunds', amount: money(totalMinor - refundedMinor), isTotal: true },
        ]
      : []),
  ];
}

interface SumProps {
  readonly label: string;
  readonly amount: string;
  readonly isTotal?: boolean;
  /** Before the amount. */
  readonly columns: number;
}

function Sum({ label, amount, isTotal = false, columns }: SumProps): ReactNode {
  return (
    <tr className={isTotal ? styles['total'] : undefined}>
      <th scope="row" colSpan={columns}>
        {label}
      </th>
      <td className={styles['number']}>{amount}</td>
    </tr>
  );
}

function percent(ppm: number): string {
  return `${ppm / 10_000} %`;
}
