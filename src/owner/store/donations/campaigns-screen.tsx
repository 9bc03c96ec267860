/** What people can donate to, and how far each campaign is. */

import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { type CurrencyCode, currencyOf } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Campaign } from '#domain/store/donations/calls.ts';
import * as calls from '#domain/store/donations/calls.ts';
import { type CampaignSettings, campaignSchema, percentRaised } from '#domain/store/donations/campaign.ts';
import { call } from '../../api.ts';
import { TrendChart } from '../../figures/trend-chart.tsx';
import { fill } from '../../fill.ts';
import { useSite } from '../../session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type Column, Listing } from '../../ui/listing.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Panel, Row, Screen } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useConfirmed } from '../../ui/use-confirmed.tsx';
import { useUnloadGuard } from '../../ui/use-leave-guard.ts';
import { CampaignFields } from './campaign-fields.tsx';
import { NeedsCard, Status } from './needs-card.tsx';
import { keyOf, useCampaigns } from './use-donations.ts';
import * as say from './words/en.ts';

export function CampaignList(): ReactNode {
  const site = useSite();
  const list = useCampaigns(site.id);
  const path = `/sites/${site.id}/donations/campaigns`;
  const add = (
    <ButtonLink tone="primary" href={`${path}/new`}>
      {say.addCampaign}
    </ButtonLink>
  );
  const rows = list.data?.campaigns;
  return (
    <Screen
      title={say.campaigns}
      description={say.whatPeopleCanDonateToShow}
      above={{ to: `/sites/${site.id}/donations`, label: say.donations }}
      width="wide"
      actions={(rows?.length ?? 0) > 0 && add}
    >
      <Listing
        label={say.campaigns}
        query={list}
        rows={rows}
        idOf={({ id }) => id}
        columns={columnsOf(list.data?.currency ?? 'USD', list.data?.canRecur ?? true)}
        open={({ id }) => `${path}/${id}`}
        empty={{
          title: say.noCampaignsYet,
          picture: <Heart size={32} />,
          children: say.giveYourCampaignANameSome,
          action: add,
        }}
      />
    </Screen>
  );
}

function columnsOf(currency: CurrencyCode, canRecur: boolean): readonly Column<Campaign>[] {
  const money = (minor: number) => formatMoney({ minor, currency });
  return [
    {
      title: say.campaign,
      kind: 'name',
      cell: ({ settings }) => settings.name,
      sortBy: ({ settings }) => settings.name,
    },
    {
      title: say.status,
      cell: ({ settings }) => <Status settings={settings} canRecur={canRecur} />,
      sortBy: ({ settings }) => Number(settings.isOpen),
    },
    {
      title: say.goal,
      cell: ({ settings, raisedMinor }) =>
        settings.goalMinor > 0 && (
          <>
            {money(settings.goalMinor)}
            <Progress
              label={fill(say.percentraisedOfTheGoal, {
                percentRaised: percentRaised(settings, { raisedMinor }),
              })}
              share={percentRaised(settings, { raisedMinor }) / 100}
            />
          </>
        ),
      sortBy: ({ settings }) => settings.goalMinor,
    },
    {
      title: say.donations,
      kind: 'number',
      cell: ({ donations }) => donations,
      unit: ({ donations }) => (donations === 1 ? 'donation' : 'donations'),
      sortBy: ({ donations }) => donations,
    },
    {
      title: say.raised,
      kind: 'amount',
      cell: ({ raisedMinor }) => money(raisedMinor),
      sortBy: ({ raisedMinor }) => raisedMinor,
    },
  ];
}

const NEW = 'new';

export function CampaignScreen({ id }: { readonly id: string }): ReactNode {
  const site = useSite();
  const list = useCampaigns(site.id);
  const known = list.data?.campaigns.find((each) => each.id === id);
  const isThere = known !== undefined || id === NEW;
  return (
    <Screen
      title={known?.settings.name ?? (id === NEW ? say.newCampaign : say.campaign)}
      above={{ to: `/sites/${site.id}/donations/campaigns`, label: say.campaigns }}
      width="narrow"
    >
      <NotRead query={list} />
      {list.data && !isThere && <p>{say.thisCampaignNoLongerExists}</p>}
      {known && list.data && <Course siteId={site.id} campaign={known} currency={list.data.currency} />}
      {list.data && isThere && <CampaignForm key={id} siteId={site.id} campaign={known} {...list.data} />}
    </Screen>
  );
}

interface CourseProps {
  readonly siteId: string;
  readonly campaign: calls.Campaign;
  readonly currency: CurrencyCode;
}

function Course({ siteId: site, campaign, currency }: CourseProps): ReactNode {
  const { id, settings, raisedMinor } = campaign;
  const { data } = useQuery({
    queryKey: [...keyOf(site), 'course', id],
    queryFn: ({ signal }) => call(calls.readCampaignCourse, { site, campaign: id }, { signal }),
  });
  const unit = 10 ** currencyOf(currency).fractionDigits;
  const money = (minor: number) => formatMoney({ minor, currency });
  const percent = percentRaised(settings, { raisedMinor });
  const raised = money(raisedMinor);
  return (
    <Panel title={say.raisedSoFar}>
      {settings.goalMinor > 0 ? (
        <>
          <p>
            {fill(say.raisedOfMoneyRaisedPercentOf, { raised, money: money(settings.goalMinor), percent })}
          </p>
          <Progress label={say.shareOfTheGoal} share={percent / 100} />
        </>
      ) : (
        <p>{fill(say.raisedRaised, { raised })}</p>
      )}
      {data && data.days.length > 0 && (
        <TrendChart
          steps={data.days.map(({ at, raisedMinor: minor }) => ({ at, value: minor / unit }))}
          before={[]}
          words={say.raised2}
          format={(amount) => money(Math.round(amount * unit))}
        />
      )}
    </Panel>
  );
}

interface FormProps {
  readonly siteId: string;
  /** Undefined for a new one. */
  readonly campaign: calls.Campaign | undefined;
  readonly currency: CurrencyCode;
  /** Visitors can pay in a way that can be charged again. */
  readonly canRecur: boolean;
}

const BEGINNING: CampaignSettings = {
  ...campaignSchema.parse({ name: say.campaign }),
  name: '',
  amountsMinor: [1000, 2500, 5000],
  frequencies: ['once', 'month'],
};

function CampaignForm({ siteId: site, campaign, currency, canRecur }: FormProps): ReactNode {
  const navigate = useNavigate();
  const [settings, setSettings] = useState<CampaignSettings>({
    ...BEGINNING,
    ...campaign?.settings,
    amountsMinor: [...(campaign?.settings ?? BEGINNING).amountsMinor],
    frequencies: [...(campaign?.settings ?? BEGINNING).frequencies],
  });
  const [isTouched, setIsTouched] = useState(false);
  useUnloadGuard(isTouched);
  const back = () => navigate(`/sites/${site}/donations/campaigns`);
  const saving = useAction(
    async () => {
      if (campaign) await call(calls.changeCampaign, { site, campaign: campaign.id, body: settings });
      else await call(calls.addCampaign, { site, body: settings });
    },
    { said: say.savedVisitorsSeeThisNow, reads: keyOf(site), onDone: back },
  );
  const removing = useAction(
    async () => campaign && call(calls.removeCampaign, { site, campaign: campaign.id }),
    { said: say.campaignDeleted, reads: keyOf(site), onDone: back },
  );
  const deleting = useConfirmed(removing, {
    title: fill(say.deleteTheCampaignName, { name: campaign?.settings.name ?? '' }),
    description: say.donationBlocksThatShowItDisappear,
    action: say.deleteCampaign,
    isDangerous: true,
  });
  return (
    <form
      onInput={() => setIsTouched(true)}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTouched(false);
        if (!saving.isPending) saving.mutate();
      }}
    >
      <Panel
        title={say.settings}
        footer={
          <Row>
            {campaign && campaign.donations === 0 && (
              <Button tone="quiet" onClick={() => deleting.ask(undefined)}>
                {say.deleteCampaign}
              </Button>
            )}
            <Button
              type="submit"
              tone="primary"
              isBusy={saving.isPending}
              disabled={!campaignSchema.safeParse(settings).success}
            >
              {campaign ? say.save : say.addCampaign}
            </Button>
          </Row>
        }
      >
        {settings.isOpen && <NeedsCard settings={settings} canRecur={canRecur} />}
        <CampaignFields
          settings={settings}
          currency={currency}
          onChange={(part) => setSettings((before) => ({ ...before, ...part }))}
        />
      </Panel>
      {deleting.dialog}
    </form>
  );
}
