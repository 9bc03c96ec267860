/** What was donated, the latest first. */
import { Heart } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money/format-money.ts';
import { type Donation, readDonationsTable } from '#domain/store/donations/calls.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { addressOf } from '../../api.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { useSite } from '../../session.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FilterBar, SearchField } from '../../ui/list.tsx';
import { type Column, Listing } from '../../ui/listing.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Panel, Screen } from '../../ui/page.tsx';
import { MONEY_WORDS } from '../orders/order-words.ts';
import { useCampaigns, useDonation, useDonations } from './use-donations.ts';

const PICTURE = <Heart size={32} />;

export function DonationList(): ReactNode {
  const site = useSite();
  const [words, setWords] = useState('');
  const [campaign, setCampaign] = useState('');
  const search = useDeferredValue(words.trim());
  const campaigns = useCampaigns(site.id);
  const list = useDonations(site.id, campaign, search);
  const donations = list.data?.pages.flatMap((page) => page.donations);
  const isFiltered = search !== '' || campaign !== '';
  const hasAny = (donations?.length ?? 0) > 0 || isFiltered;
  const all = campaigns.data?.campaigns ?? [];
  return (
    <Screen
      title="Donations"
      description={`What people have given to ${site.name}.`}
      width="wide"
      actions={<Link to={`/sites/${site.id}/donations/campaigns`}>Campaigns</Link>}
    >
      {hasAny && (
        <FilterBar label="Donations">
          <SelectField
            label="Campaign"
            isLabelHidden
            value={campaign}
            options={[
              { value: '', label: 'All campaigns' },
              ...all.map(({ id, settings }) => ({ value: id, label: settings.name })),
            ]}
            onChange={setCampaign}
          />
          <SearchField label="Search donors" value={words} onChange={setWords} />
        </FilterBar>
      )}
      <Listing
        label="Donations"
        query={list}
        rows={donations}
        idOf={({ id }) => id}
        columns={useColumns(site.id)}
        open={({ id }) => `/sites/${site.id}/donations/${id}`}
        empty={
          isFiltered
            ? { title: 'No matches', picture: PICTURE, children: 'No donation matches your search.' }
            : {
                title: 'No donations yet',
                picture: PICTURE,
                children: 'Add a campaign, then place the Donation block on a page.',
                action: <Link to={`/sites/${site.id}/donations/campaigns`}>Set up a campaign</Link>,
              }
        }
      />
      {(donations?.length ?? 0) > 0 && (
        <p>
          <a href={addressOf(readDonationsTable, { site: site.id, query: { campaign, search } })} download>
            Export these donations (CSV)
          </a>
        </p>
      )}
    </Screen>
  );
}

function useColumns(siteId: string): readonly Column<Donation>[] {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone });
  return [
    {
      title: 'Donor',
      kind: 'name',
      cell: ({ donor, email }) => donor || email || 'Erased',
      sortBy: ({ donor, email }) => donor || email,
    },
    { title: 'Campaign', cell: ({ campaign }) => campaign, sortBy: ({ campaign }) => campaign },
    {
      title: 'Status',
      cell: (donation) => <States donation={donation} />,
      sortBy: ({ state }) => MONEY_WORDS[state].label,
    },
    {
      title: 'Date',
      kind: 'date',
      cell: ({ donatedAt }) => (
        <time dateTime={new Date(donatedAt).toISOString()}>{date.format(donatedAt)}</time>
      ),
      sortBy: ({ donatedAt }) => donatedAt,
    },
    {
      title: 'Amount',
      kind: 'amount',
      cell: ({ amountMinor: minor, currency }) => formatMoney({ minor, currency }),
      sortBy: ({ amountMinor }) => amountMinor,
    },
  ];
}

function States({ donation }: { readonly donation: Donation }): ReactNode {
  const { state, isAnonymous, isTest } = donation;
  return (
    <>
      <Badge tone={MONEY_WORDS[state].tone}>{MONEY_WORDS[state].label}</Badge>
      {isAnonymous && <Badge>Anonymous</Badge>}
      {isTest && <Badge>Test</Badge>}
    </>
  );
}

export function DonationScreen({ id }: { readonly id: string }): ReactNode {
  const site = useSite();
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
          <Link to={`/sites/${siteId}/donation-papers/${id}/receipt`}>Print receipt {receiptNumber}</Link>
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
            <Link to={`/sites/${siteId}/donation-papers/${id}/${year}`}>
              Open the donor’s statement for {year}
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}
