/** What was donated, the latest first. */
import { HeartHandshake } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money/format-money.ts';
import { type Donation, readDonationsTable } from '#domain/store/donations/calls.ts';
import { addressOf } from '../../api.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { useSite } from '../../session.ts';
import { Badge } from '../../ui/badge.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FilterBar, SearchField } from '../../ui/list.tsx';
import { type Column, Listing } from '../../ui/listing.tsx';
import { Screen } from '../../ui/page.tsx';
import { MONEY_WORDS } from '../orders/order-words.ts';
import { useCampaigns, useDonations } from './use-donations.ts';

const PICTURE = <HeartHandshake size={32} />;

export function DonationsScreen(): ReactNode {
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

export function States({ donation }: { readonly donation: Donation }): ReactNode {
  const { state, isAnonymous, isTest } = donation;
  return (
    <>
      <Badge tone={MONEY_WORDS[state].tone}>{MONEY_WORDS[state].label}</Badge>
      {isAnonymous && <Badge>Anonymous</Badge>}
      {isTest && <Badge>Test</Badge>}
    </>
  );
}
