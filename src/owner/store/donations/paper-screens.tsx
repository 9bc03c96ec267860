/** A receipt as it is printed, or kept as a PDF by the browser. */

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  type DonationPaper,
  readStatement,
  type Statement,
  sendStatement,
} from '#domain/store/donations/calls.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { PaperDesk, useDay } from '../orders/paper.tsx';
import styles from '../orders/print.module.css';
import { keyOf, useDonation } from './use-donations.ts';

export function ReceiptScreen(): ReactNode {
  const { site = '', donation = '' } = useParams();
  const { data, error, refetch } = useDonation(site, donation);
  const receipt = data?.receipt;
  return (
    <PaperDesk
      title={receipt ? `Donation receipt ${receipt.number}` : 'Donation receipt'}
      error={error}
      onRetry={() => void refetch()}
      back={{ to: `/sites/${site}/donations/${donation}`, label: 'Back to donation' }}
    >
      {receipt && <Sheet receipt={receipt} siteId={site} />}
      {receipt === null && <p>The receipt is issued when the donation is paid.</p>}
    </PaperDesk>
  );
}

function Sheet({ receipt, siteId }: { readonly receipt: DonationPaper; readonly siteId: string }): ReactNode {
  const day = useDay(siteId);
  const money = (minor: number) => formatMoney({ minor, currency: receipt.currency });
  const { feeMinor, refundedMinor, totalMinor, dedication, donor } = receipt;
  return (
    <article className={styles['sheet']}>
      <SenderHead
        title={`${receipt.isTest ? 'Test donation receipt' : 'Donation receipt'} ${receipt.number}`}
        facts={[day(receipt.issuedAt), ...(dedication === '' ? [] : [`Dedication: ${dedication}`])]}
        sender={receipt}
      />
      <div className={styles['buyer']}>
        <div>From</div>
        <address>{donor || 'Donor erased'}</address>
      </div>
      <table>
        <tbody>
          <Amount name={`Donation, ${receipt.campaign}`} amount={money(receipt.amountMinor)} />
          {feeMinor > 0 && <Amount name="Payment fees" amount={money(feeMinor)} />}
        </tbody>
        <tfoot>
          <Amount name="Total" amount={money(totalMinor)} isTotal />
          {refundedMinor > 0 && <Amount name="Refunded since" amount={money(-refundedMinor)} />}
        </tfoot>
      </table>
    </article>
  );
}

interface HeadProps {
  readonly title: string;
  readonly facts: readonly string[];
  readonly sender: Pick<DonationPaper, 'recipient' | 'addressLines' | 'taxNumber'>;
}

function SenderHead({ title, facts, sender }: HeadProps): ReactNode {
  return (
    <header className={`split loose ${styles['head']}`}>
      <div>
        <h1>{title}</h1>
        {facts.map((fact) => (
          <div key={fact}>{fact}</div>
        ))}
      </div>
      <address>
        {[sender.recipient, ...sender.addressLines].filter((line) => line !== '').join('\n')}
        {sender.taxNumber && `\nTax number ${sender.taxNumber}`}
      </address>
    </header>
  );
}

interface AmountProps {
  readonly name: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

function Amount({ name, amount, isTotal = false }: AmountProps): ReactNode {
  return (
    <tr className={isTotal ? styles['total'] : undefined}>
      <th scope="row">{name}</th>
      <td className={styles['number']}>{amount}</td>
    </tr>
  );
}

export function StatementScreen(): ReactNode {
  const { site = '', donation = '', paper: year = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: [...keyOf(site), 'statement', donation, year],
    queryFn: ({ signal }) =>
      call(readStatement, { site, donation, query: { year: Number(year) } }, { signal }),
  });
  const sending = useAction(() => call(sendStatement, { site, donation, body: { year: Number(year) } }), {
    said: 'The statement is on its way.',
  });
  return (
    <PaperDesk
      title={`Donations in ${year}`}
      error={error}
      onRetry={() => void refetch()}
      back={{ to: `/sites/${site}/donations/${donation}`, label: 'Back to donation' }}
      actions={
        data &&
        data.donations.length > 0 && (
          <Button isBusy={sending.isPending} onClick={() => sending.mutate()}>
            Email it to the donor
          </Button>
        )
      }
    >
      {data && <StatementSheet statement={data} siteId={site} />}
    </PaperDesk>
  );
}

function StatementSheet({
  statement,
  siteId,
}: {
  readonly statement: Statement;
  readonly siteId: string;
}): ReactNode {
  const day = useDay(siteId);
  const { donor, email, year, donations, totals } = statement;
  return (
    <article className={styles['sheet']}>
      <SenderHead title={`Donations in ${year}`} facts={[]} sender={statement} />
      <div className={styles['buyer']}>
        <div>From</div>
        <address>{[donor, email].filter((line) => line !== '').join('\n')}</address>
      </div>
      {donations.length === 0 ? (
        <p>This donor gave nothing in {year}.</p>
      ) : (
        <table>
          <tbody>
            {donations.map(({ number, issuedAt, campaign, currency, leftMinor: minor }) => (
              <Amount
                key={number}
                name={`${day(issuedAt)}, ${campaign}, receipt ${number}`}
                amount={formatMoney({ minor, currency })}
              />
            ))}
          </tbody>
          <tfoot>
            {totals.map((total) => (
              <Amount key={total.currency} name="Total" amount={formatMoney(total)} isTotal />
            ))}
          </tfoot>
        </table>
      )}
    </article>
  );
}
