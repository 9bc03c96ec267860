/** One donation, with its papers. Its money is that of its order, where it is refunded as well. */
import { type ReactNode, useId, useState } from 'react';
import { Link, useParams } from 'react-router';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Donation } from '#domain/store/donations/calls.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { useSite } from '../../session.ts';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Panel, Screen } from '../../ui/page.tsx';
import { States } from './donations-screen.tsx';
import { useDonation } from './use-donations.ts';

export function DonationScreen(): ReactNode {
  const site = useSite();
  const { donation: id = '' } = useParams();
  const found = useDonation(site.id, id);
  const donation = found.data?.donation;
  return (
    <Screen
      title={donation?.donor || 'Donation'}
      above={{ to: `/sites/${site.id}/donations`, label: 'Donations' }}
      width="narrow"
    >
      <NotRead query={found} />
      {donation && <DonationPanel siteId={site.id} donation={donation} />}
      {donation && <Papers siteId={site.id} donation={donation} />}
    </Screen>
  );
}

interface PartProps {
  readonly siteId: string;
  readonly donation: Donation;
}

function DonationPanel({ siteId, donation }: PartProps): ReactNode {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const money = (minor: number) => formatMoney({ minor, currency: donation.currency });
  const { dedication, feeMinor, refundedMinor, orderId, orderNumber } = donation;
  const facts: readonly Fact[] = [
    ['Status', <States key="states" donation={donation} />],
    ['Campaign', donation.campaign],
    ['Donation', money(donation.amountMinor)],
    ...(feeMinor > 0 ? ([['Fees paid by the donor', money(feeMinor)]] as const) : []),
    ...(refundedMinor > 0 ? ([['Refunded', money(refundedMinor)]] as const) : []),
    ['Date', date.format(donation.donatedAt)],
    ['Email', donation.email],
    ...(dedication === '' ? [] : ([['Dedication', dedication]] as const)),
    [
      'Payment',
      <Link key="order" to={`/sites/${siteId}/orders/${orderId}`}>
        Open order {orderName(orderNumber)} to refund it or mark it as paid
      </Link>,
    ],
  ];
  return (
    <Panel title="Donation">
      <Facts facts={facts} />
    </Panel>
  );
}

function Papers({ siteId, donation }: PartProps): ReactNode {
  const { id, receiptNumber, donatedAt, isTest, email } = donation;
  const first = new Date(donatedAt).getFullYear();
  const last = Math.max(first, new Date().getFullYear());
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
  const [year, setYear] = useState(String(first));
  const hintId = useId();
  return (
    <Panel title="Receipt and statement">
      {receiptNumber === null ? (
        <p>The receipt is issued when the donation is paid.</p>
      ) : (
        <p>
          <Link to={`/sites/${siteId}/donations/${id}/receipt`}>Print receipt {receiptNumber}</Link>
        </p>
      )}
      {receiptNumber !== null && !isTest && email !== '' && (
        <>
          <SelectField
            label="Year"
            value={year}
            options={years.map((each) => ({ value: each, label: each }))}
            onChange={setYear}
            aria-describedby={hintId}
          />
          <p id={hintId}>
            <Link to={`/sites/${siteId}/donations/${id}/statement/${year}`}>
              Open the donor’s statement for {year}
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}
