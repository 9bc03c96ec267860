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
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { PaperDesk, useDay } from '../orders/paper.tsx';
import styles from '../orders/print.module.css';
import { keyOf, useDonation } from './use-donations.ts';
import * as say from './words/en.ts';

export function ReceiptScreen(): ReactNode {
  const { site = '', donation = '' } = useParams();
  const { data, error, refetch } = useDonation(site, donation);
  const receipt = data?.receipt;
  return (
    <PaperDesk
      title={receipt ? fill(say.donationReceiptNumber, { number: receipt.number }) : say.donationReceipt}
      error={error}
      onRetry={() => void refetch()}
      back={{ to: `/sites/${site}/donations/${donation}`, label: say.backToDonation }}
    >
      {receipt && <Sheet receipt={receipt} siteId={site} />}
      {receipt === null && <p>{say.theReceiptIsIssuedWhenThe}</p>}
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
        title={`${receipt.isTest ? say.testDonationReceipt : say.donationReceipt} ${receipt.number}`}
        facts={[
          day(receipt.issuedAt),
          ...(dedication === '' ? [] : [fill(say.dedicationDedication, { dedication })]),
        ]}
        sender={receipt}
      />
      <div className={styles['buyer']}>
        <div>{say.from}</div>
        <address>{donor || say.donorErased}</address>
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
        {sender.taxNumber
          ? fill(say.filterTaxNumberTaxnumber, {
              filter: [sender.recipient, ...sender.addressLines].filter((line) => line !== '').join('\n'),
              taxNumber: sender.taxNumber,
            })
          : [sender.recipient, ...sender.addressLines].filter((line) => line !== '').join('\n')}
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
    said: say.theStatementIsOnItsWay,
  });
  return (
    <PaperDesk
      title={fill(say.donationsInYear, { year })}
      error={error}
      onRetry={() => void refetch()}
      back={{ to: `/sites/${site}/donations/${donation}`, label: say.backToDonation }}
      actions={
        data &&
        data.donations.length > 0 && (
          <Button isBusy={sending.isPending} onClick={() => sending.mutate()}>
            {say.emailItToTheDonor}
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
      <SenderHead title={fill(say.donationsInYear, { year })} facts={[]} sender={statement} />
      <div className={styles['buyer']}>
        <div>{say.from}</div>
        <address>{[donor, email].filter((line) => line !== '').join('\n')}</address>
      </div>
      {donations.length === 0 ? (
        <p>{fill(say.thisDonorGaveNothingInYear, { year })}</p>
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
