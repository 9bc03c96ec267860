/** What a donor gave in a year, to print or to email. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { formatMoney } from '#domain/money/format-money.ts';
import { readStatement, type Statement, sendStatement } from '#domain/store/donations/calls.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { PaperDesk, useDay } from '../orders/paper.tsx';
import styles from '../orders/print.module.css';
import { Amount, SenderHead } from './receipt-screen.tsx';
import { keyOf } from './use-donations.ts';

export function StatementScreen(): ReactNode {
  const { site = '', donation = '', year = '' } = useParams();
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
      {data && <Sheet statement={data} siteId={site} />}
    </PaperDesk>
  );
}

function Sheet({ statement, siteId }: { readonly statement: Statement; readonly siteId: string }): ReactNode {
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
