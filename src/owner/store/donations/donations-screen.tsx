/** What was donated, the latest first. */
import { Heart } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router';
import { civilDate } from '#domain/locale/civil-date.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type Donation, readDonationsTable } from '#domain/store/donations/calls.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { addressOf } from '../../api.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { fill } from '../../fill.ts';
import { useSite } from '../../session.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FilterBar, SearchField } from '../../ui/list.tsx';
import { type Column, Listing } from '../../ui/listing.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Panel, Screen } from '../../ui/page.tsx';
import { MONEY_WORDS } from '../orders/order-words.ts';
import { FREQUENCY_WORDS } from './campaign-fields.tsx';
import { RecurringPanel } from './recurring-panel.tsx';
import { useCampaigns, useDonation, useDonations } from './use-donations.ts';
import * as say from './words/en.ts';

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
      title={say.donations}
      description={fill(say.whatPeopleHaveGivenToName, { name: site.name })}
      width="wide"
      actions={<Link to={`/sites/${site.id}/donations/campaigns`}>{say.campaigns}</Link>}
    >
      <RecurringPanel siteId={site.id} />
      {hasAny && (
        <FilterBar label={say.donations}>
          <SelectField
            label={say.campaign}
            isLabelHidden
            value={campaign}
            options={[
              { value: '', label: say.allCampaigns },
              ...all.map(({ id, settings }) => ({ value: id, label: settings.name })),
            ]}
            onChange={setCampaign}
          />
          <SearchField label={say.searchDonors} value={words} onChange={setWords} />
        </FilterBar>
      )}
      <Listing
        label={say.donations}
        query={list}
        rows={donations}
        idOf={({ id }) => id}
        columns={useColumns(site.id)}
        open={({ id }) => `/sites/${site.id}/donations/${id}`}
        empty={
          isFiltered
            ? { title: say.noMatches, picture: PICTURE, children: say.noDonationMatchesYourSearch }
            : {
                title: say.noDonationsYet,
                picture: PICTURE,
                children: say.addACampaignThenPlaceThe,
                action: <Link to={`/sites/${site.id}/donations/campaigns`}>{say.setUpACampaign}</Link>,
              }
        }
      />
      {(donations?.length ?? 0) > 0 && (
        <p>
          <a href={addressOf(readDonationsTable, { site: site.id, query: { campaign, search } })} download>
            {say.exportTheseDonationsCsv}
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
      title: say.donor,
      kind: 'name',
      cell: ({ donor, email }) => donor || email || say.erased,
      sortBy: ({ donor, email }) => donor || email,
    },
    { title: say.campaign, cell: ({ campaign }) => campaign, sortBy: ({ campaign }) => campaign },
    {
      title: say.status,
      cell: (donation) => <States donation={donation} />,
      sortBy: ({ state }) => MONEY_WORDS[state].label,
    },
    {
      title: say.date,
      kind: 'date',
      cell: ({ donatedAt }) => (
        <time dateTime={new Date(donatedAt).toISOString()}>{date.format(donatedAt)}</time>
      ),
      sortBy: ({ donatedAt }) => donatedAt,
    },
    {
      title: say.amount,
      kind: 'amount',
      cell: ({ amountMinor: minor, currency }) => formatMoney({ minor, currency }),
      sortBy: ({ amountMinor }) => amountMinor,
    },
  ];
}

function States({ donation }: { readonly donation: Donation }): ReactNode {
  const { state, isAnonymous, isTest, frequency } = donation;
  return (
    <span className="cluster tight">
      <Badge tone={MONEY_WORDS[state].tone}>{MONEY_WORDS[state].label}</Badge>
      {frequency !== 'once' && <Badge>{FREQUENCY_WORDS[frequency]}</Badge>}
      {isAnonymous && <Badge>{say.anonymous}</Badge>}
      {isTest && <Badge>{say.test}</Badge>}
    </span>
  );
}

export function DonationScreen({ id }: { readonly id: string }): ReactNode {
  const site = useSite();
  const found = useDonation(site.id, id);
  const donation = found.data?.donation;
  return (
    <Screen
      title={donation?.donor || say.donation}
      above={{ to: `/sites/${site.id}/donations`, label: say.donations }}
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
  const { dedication, feeMinor, refundedMinor, orderId, orderNumber, subscriptionId } = donation;
  const facts: readonly Fact[] = [
    [say.status, <States key="states" donation={donation} />],
    [say.campaign, donation.campaign],
    [say.donation, money(donation.amountMinor)],
    ...(feeMinor > 0 ? ([[say.feesPaidByTheDonor, money(feeMinor)]] as const) : []),
    ...(refundedMinor > 0 ? ([[say.refunded, money(refundedMinor)]] as const) : []),
    [say.date, date.format(donation.donatedAt)],
    [say.email, donation.email],
    ...(subscriptionId === null
      ? []
      : ([
          [
            FREQUENCY_WORDS[donation.frequency],
            <Link key="recurring" to={`/sites/${siteId}/subscriptions/${subscriptionId}`}>
              {say.openRecurringDonation}
            </Link>,
          ],
        ] as const)),
    ...(dedication === '' ? [] : ([[say.dedication, dedication]] as const)),
    [
      say.payment,
      <Link key="order" to={`/sites/${siteId}/orders/${orderId}`}>
        {fill(say.openOrderOrdernameToRefundIt, { orderName: orderName(orderNumber) })}
      </Link>,
    ],
  ];
  return (
    <Panel title={say.donation}>
      <Facts facts={facts} />
    </Panel>
  );
}

function Papers({ siteId, donation }: PartProps): ReactNode {
  const { id, receiptNumber, donatedAt, receiptAt, isTest, email } = donation;
  const timeZone = useTimeZone(siteId);
  const yearOf = (at: number) => civilDate(at, timeZone).year;
  // Of its payment: a gift promised in December can be paid in January.
  const first = yearOf(receiptAt ?? donatedAt);
  const last = Math.max(first, yearOf(Date.now()));
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
  const [chosen, setYear] = useState<string>();
  const year = chosen ?? String(first);
  const hintId = useId();
  return (
    <Panel title={say.receiptAndStatement}>
      {receiptNumber === null ? (
        <p>{say.theReceiptIsIssuedWhenThe}</p>
      ) : (
        <p>
          <Link to={`/sites/${siteId}/donation-papers/${id}/receipt`}>
            {fill(say.printReceiptReceiptnumber, { receiptNumber })}
          </Link>
        </p>
      )}
      {receiptNumber !== null && !isTest && email !== '' && (
        <>
          <SelectField
            label={say.year}
            value={year}
            options={years.map((each) => ({ value: each, label: each }))}
            onChange={setYear}
            aria-describedby={hintId}
          />
          <p id={hintId}>
            <Link to={`/sites/${siteId}/donation-papers/${id}/${year}`}>
              {fill(say.openTheDonorsStatementForYear, { year })}
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}
