/** What printed documents of an order share: the desk they lie on, head, buyer, table, and why something is not taxed. */

import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { type InvoiceLine, placeWords } from '#domain/store/orders/invoice.ts';
import { isOutsideVat } from '#domain/store/orders/tax-category.ts';
import type { Seller } from '#domain/store/settings/seller.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/notice.tsx';
import { useDocumentTitle } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { letterheadLines } from './letterhead.ts';
import styles from './print.module.css';
import * as texts from './words/en.ts';

interface DeskProps {
  readonly title: string;
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** Absent: the order. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Beside the button that prints. */
  readonly actions?: ReactNode;
  /** The document, once it is known. */
  readonly children: ReactNode;
}

export function PaperDesk({ title, error, onRetry, back, actions, children }: DeskProps): ReactNode {
  const { site = '', order = '' } = useParams();
  useDocumentTitle(title);
  return (
    <main className={styles['desk']}>
      <div className={`cluster ${styles['bar']}`}>
        <Link to={back?.to ?? `/sites/${site}/orders/${order}`}>{back?.label ?? texts.backToOrder}</Link>
        {children && actions}
        {children && <Button onClick={() => window.print()}>{texts.print}</Button>}
      </div>
      {error && <Failure error={error} onRetry={onRetry} />}
      {!children && !error && <Loading />}
      {children}
    </main>
  );
}

/** Writes days as they are in the shop. */
export function useDay(siteId: string): (at: number) => string {
  const timeZone = useTimeZone(siteId);
  const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone });
  return (at) => day.format(at);
}

interface HeadProps {
  readonly title: string;
  /** Of a test order: what it is not. */
  readonly test: string | undefined;
  readonly facts: readonly string[];
  readonly seller: Omit<Seller, 'prefix'>;
}

export function PaperHead({ title, test, facts, seller }: HeadProps): ReactNode {
  return (
    <header className={`split loose ${styles['head']}`}>
      <div>
        <h1>{title}</h1>
        {test && <p className={styles['test']}>{test}</p>}
        {facts.map((fact) => (
          <div key={fact}>{fact}</div>
        ))}
      </div>
      <address>
        {seller.taxNumber ? (
          seller.email ? (
            fill(texts.letterheadlinesTaxNumberTaxnumberEmail, {
              letterheadLines: letterheadLines(seller).join('\n'),
              taxNumber: seller.taxNumber,
              email: seller.email,
            })
          ) : (
            fill(texts.letterheadlinesTaxNumberTaxnumber, {
              letterheadLines: letterheadLines(seller).join('\n'),
              taxNumber: seller.taxNumber,
            })
          )
        ) : seller.email ? (
          <>
            {letterheadLines(seller).join('\n')} {seller.email}
          </>
        ) : (
          letterheadLines(seller).join('\n')
        )}
      </address>
    </header>
  );
}

interface BuyerProps {
  readonly lines: readonly string[];
  readonly buyer: { readonly email: string; readonly vatNumber?: string | undefined };
}

export function PaperBuyer({ lines, buyer }: BuyerProps): ReactNode {
  return (
    <div className={styles['buyer']}>
      <div>{texts.forLabel}</div>
      <address>
        {buyer.vatNumber
          ? fill(texts.linesVatNumberVatnumber, {
              lines: lines.join('\n') || buyer.email,
              vatNumber: buyer.vatNumber,
            })
          : lines.join('\n') || buyer.email}
      </address>
    </div>
  );
}

interface Taxed {
  readonly seller: Omit<Seller, 'prefix'>;
  readonly taxes: readonly Pick<InvoiceLine, 'ppm' | 'exempt' | 'netMinor' | 'taxMinor'>[];
}

/** How a document speaks of tax: one of a shop without taxes has nothing to say of them. */
export function taxWords(paper: Taxed): { readonly hasRates: boolean; readonly isTaxed: boolean } {
  const hasRates = paper.taxes.some(({ ppm }) => ppm > 0);
  const isExplained = paper.taxes.some(({ exempt }) => exempt !== undefined);
  return { hasRates, isTaxed: hasRates || (isExplained && !isOutsideVat(paper)) };
}

interface TableProps {
  readonly rows: readonly PaperRow[];
  readonly paper: Taxed;
  /** Between the lines and the sums. */
  readonly takenOff?: ReactNode;
  readonly sums: readonly PaperSum[];
}

interface PaperRow {
  readonly title: string;
  /** Null where it is not of pieces. */
  readonly quantity: number | null;
  readonly ppm: number;
  readonly amount: string;
}

export interface PaperSum {
  readonly label: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

export function PaperTable({ rows, paper, takenOff, sums }: TableProps): ReactNode {
  const { hasRates, isTaxed } = taxWords(paper);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.what}</th>
          <th scope="col" className={styles['number']}>
            {texts.pieces}
          </th>
          {hasRates && (
            <th scope="col" className={styles['number']}>
              {texts.tax}
            </th>
          )}
          <th scope="col" className={styles['number']}>
            {isTaxed ? texts.net : texts.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <td>{row.title}</td>
            <td className={styles['number']}>{row.quantity ?? ''}</td>
            {hasRates && <td className={styles['number']}>{percent(row.ppm)}</td>}
            <td className={styles['number']}>{row.amount}</td>
          </tr>
        ))}
        {takenOff}
      </tbody>
      <tfoot>
        {sums.map(({ label, amount, isTotal = false }) => (
          <tr key={label} className={isTotal ? styles['total'] : undefined}>
            <th scope="row" colSpan={hasRates ? 3 : 2}>
              {label}
            </th>
            <td className={styles['number']}>{amount}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

const UNTAXED_WORDS = [
  ['goods', texts.vatExemptIntraCommunitySupplyOf],
  ['services', texts.reverseChargeTheRecipientAccountsFor],
  ['export', texts.vatExemptExportOutsideTheEu],
] as const;

/** Where goods were handed over, and why something bears no tax. */
export function TaxNotes({ paper }: { readonly paper: Taxed & Parameters<typeof placeWords>[0] }): ReactNode {
  const place = placeWords(paper);
  return (
    <>
      {place !== '' && <p className={styles['words']}>{place}</p>}
      <UntaxedWords paper={paper} />
    </>
  );
}

function UntaxedWords({ paper }: { readonly paper: Taxed }): ReactNode {
  if (isOutsideVat(paper)) return null;
  return UNTAXED_WORDS.filter(([why]) => paper.taxes.some(({ exempt }) => exempt === why)).map(
    ([why, words]) => (
      <p key={why} className={styles['words']}>
        {words}
      </p>
    ),
  );
}

export function percent(ppm: number): string {
  return `${ppm / 10_000} %`;
}
