/** Thanks a donor, and is the receipt to print. */
import type { ReactNode } from 'react';
import { dateFormat } from '#domain/locale/date-format.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Frequency } from '#domain/store/donations/frequency.ts';
import type { Receipt } from '#domain/store/donations/receipt.ts';
import { donationWords } from '#domain/store/donations/words/words.ts';

interface DonationPageProps {
  readonly locale: string;
  readonly timeZone: string;
  readonly isTest: boolean;
  readonly campaign: string;
  /** Empty once erased. */
  readonly donor: string;
  readonly dedication: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly totalMinor: number;
  readonly refundedMinor: number;
  /** What the owner says to those who have paid. */
  readonly thanks: string;
  /** What the owner says of the way to pay. */
  readonly paying: string;
  readonly frequency: Frequency;
  /** Where one that repeats is changed. */
  readonly manageHref: string;
  /** Undefined until it is paid. */
  readonly receipt: (Receipt & { readonly number: string; readonly issuedAt: number }) | undefined;
}

export function DonationPage(props: DonationPageProps): ReactNode {
  const { locale, isTest, campaign, currency, totalMinor, refundedMinor, receipt, thanks, paying } = props;
  const say = donationWords(locale);
  const amount = formatMoney({ minor: totalMinor, currency }, { locale });
  return (
    <div className="system-page shop-page">
      <h1>{say('thanks')}</h1>
      {isTest && <p className="shop-test">{say('test')}</p>}
      <p>{say('given', { amount, campaign })}</p>
      <Recurring {...props} amount={amount} />
      {refundedMinor >= totalMinor && <p role="status">{say('refundedAll')}</p>}
      {receipt ? (
        <>
          {thanks !== '' && <p className="shop-words">{thanks}</p>}
          <p className="donation-hint">{say('printHint')}</p>
          <ReceiptSheet {...props} receipt={receipt} />
        </>
      ) : (
        <>
          <p role="status">{say('unpaid')}</p>
          {paying !== '' && <p className="shop-words">{paying}</p>}
        </>
      )}
    </div>
  );
}

function Recurring({
  frequency,
  amount,
  manageHref,
  locale,
}: DonationPageProps & { readonly amount: string }): ReactNode {
  if (frequency === 'once') return null;
  const say = donationWords(locale);
  return (
    <p>
      {say(`recurring.${frequency}`, { amount })} <a href={manageHref}>{say('manage')}</a>
    </p>
  );
}

function ReceiptSheet(
  props: DonationPageProps & { readonly receipt: NonNullable<DonationPageProps['receipt']> },
): ReactNode {
  const { locale, timeZone, currency, receipt, donor, dedication, feeMinor, refundedMinor } = props;
  const say = donationWords(locale);
  const money = (minor: number) => formatMoney({ minor, currency }, { locale });
  const day = dateFormat(locale, timeZone, { dateStyle: 'long' });
  const recipient = [receipt.recipient, ...receipt.addressLines].filter((line) => line !== '');
  const rows: readonly (readonly [string, string])[] = [
    [say('receiptNumber'), receipt.number],
    [say('date'), day.format(receipt.issuedAt)],
    [say('recipient'), recipient.join('\n')],
    [say('taxNumber'), receipt.taxNumber],
    [say('donor'), donor],
    [say('campaign'), receipt.campaign],
    [say('dedicated'), dedication],
    [say('donation'), money(props.amountMinor)],
    ...(feeMinor > 0 ? ([[say('fees'), money(feeMinor)]] as const) : []),
    [say('total'), money(props.totalMinor)],
    ...(refundedMinor > 0 ? ([[say('refunded'), money(refundedMinor)]] as const) : []),
  ];
  return (
    <section>
      <h2>{say('receipt')}</h2>
      <dl className="shop-receipt">
        {rows
          .filter(([, words]) => words !== '')
          .map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
