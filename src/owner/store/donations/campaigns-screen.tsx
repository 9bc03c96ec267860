/** What people can donate to, and how far each campaign is. */
import { HeartHandshake } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Campaign } from '#domain/store/donations/calls.ts';
import { percentRaised } from '#domain/store/donations/campaign.ts';
import { useSite } from '../../session.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { type Column, Listing } from '../../ui/listing.tsx';
import { Screen } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useCampaigns } from './use-donations.ts';

export function CampaignsScreen(): ReactNode {
  const site = useSite();
  const list = useCampaigns(site.id);
  const path = `/sites/${site.id}/donations/campaigns`;
  const add = (
    <ButtonLink tone="primary" href={`${path}/new`}>
      Add campaign
    </ButtonLink>
  );
  const rows = list.data?.campaigns;
  return (
    <Screen
      title="Campaigns"
      description="What people can donate to. Show a campaign with the Donation block."
      above={{ to: `/sites/${site.id}/donations`, label: 'Donations' }}
      width="wide"
      actions={(rows?.length ?? 0) > 0 && add}
    >
      <Listing
        label="Campaigns"
        query={list}
        rows={rows}
        idOf={({ id }) => id}
        columns={columnsOf(list.data?.currency ?? 'USD')}
        open={({ id }) => `${path}/${id}`}
        empty={{
          title: 'No campaigns yet',
          picture: <HeartHandshake size={32} />,
          children: 'Give your campaign a name, some amounts and a goal.',
          action: add,
        }}
      />
    </Screen>
  );
}

function columnsOf(currency: CurrencyCode): readonly Column<Campaign>[] {
  const money = (minor: number) => formatMoney({ minor, currency });
  return [
    {
      title: 'Campaign',
      kind: 'name',
      cell: ({ settings }) => settings.name,
      sortBy: ({ settings }) => settings.name,
    },
    {
      title: 'Status',
      cell: ({ settings: { isOpen } }) => (isOpen ? <Badge tone="good">Open</Badge> : <Badge>Closed</Badge>),
      sortBy: ({ settings }) => Number(settings.isOpen),
    },
    {
      title: 'Goal',
      cell: ({ settings, raisedMinor }) =>
        settings.goalMinor > 0 && (
          <>
            {money(settings.goalMinor)}
            <Progress
              label={`${percentRaised(settings, { raisedMinor })}% of the goal`}
              share={percentRaised(settings, { raisedMinor }) / 100}
            />
          </>
        ),
      sortBy: ({ settings }) => settings.goalMinor,
    },
    {
      title: 'Donations',
      kind: 'number',
      cell: ({ donations }) => donations,
      unit: ({ donations }) => (donations === 1 ? 'donation' : 'donations'),
      sortBy: ({ donations }) => donations,
    },
    {
      title: 'Raised',
      kind: 'amount',
      cell: ({ raisedMinor }) => money(raisedMinor),
      sortBy: ({ raisedMinor }) => raisedMinor,
    },
  ];
}
