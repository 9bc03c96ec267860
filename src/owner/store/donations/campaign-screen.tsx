/** One campaign: its course towards its goal, and its settings. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import * as calls from '#domain/store/donations/calls.ts';
import { type CampaignSettings, campaignSchema, percentRaised } from '#domain/store/donations/campaign.ts';
import { call } from '../../api.ts';
import { TrendChart } from '../../figures/trend-chart.tsx';
import { useSite } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Panel, Row, Screen } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useUnloadGuard } from '../../ui/use-leave-guard.ts';
import { moneyWords } from '../settings/money-words.ts';
import { CampaignFields } from './campaign-fields.tsx';
import { keyOf, useCampaigns } from './use-donations.ts';

const NEW = 'new';

export function CampaignScreen(): ReactNode {
  const site = useSite();
  const { campaign: id = NEW } = useParams();
  const list = useCampaigns(site.id);
  const known = list.data?.campaigns.find((each) => each.id === id);
  const isThere = known !== undefined || id === NEW;
  return (
    <Screen
      title={known?.settings.name ?? (id === NEW ? 'New campaign' : 'Campaign')}
      above={{ to: `/sites/${site.id}/donations/campaigns`, label: 'Campaigns' }}
      width="narrow"
    >
      <NotRead query={list} />
      {list.data && !isThere && <p>This campaign no longer exists.</p>}
      {known && list.data && <Course siteId={site.id} campaign={known} currency={list.data.currency} />}
      {list.data && isThere && (
        <CampaignForm key={id} siteId={site.id} campaign={known} currency={list.data.currency} />
      )}
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
  const money = moneyWords(currency);
  const percent = percentRaised(settings, { raisedMinor });
  const raised = money.format(raisedMinor);
  return (
    <Panel title="Raised so far">
      {settings.goalMinor > 0 ? (
        <>
          <p>
            {raised} of {money.format(settings.goalMinor)} raised, {percent}% of the goal.
          </p>
          <Progress label="Share of the goal" share={percent / 100} />
        </>
      ) : (
        <p>{raised} raised.</p>
      )}
      {data && data.days.length > 0 && (
        <TrendChart
          steps={data.days.map(({ at, raisedMinor: minor }) => ({ at, value: money.whole(minor) }))}
          before={[]}
          words="raised"
          format={money.formatWhole}
          formatTick={money.formatTick}
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
}

const BEGINNING: CampaignSettings = {
  ...campaignSchema.parse({ name: 'Campaign' }),
  name: '',
  amountsMinor: [1000, 2500, 5000],
};

function CampaignForm({ siteId: site, campaign, currency }: FormProps): ReactNode {
  const navigate = useNavigate();
  const [settings, setSettings] = useState<CampaignSettings>({
    ...BEGINNING,
    ...campaign?.settings,
    amountsMinor: [...(campaign?.settings ?? BEGINNING).amountsMinor],
  });
  const [isTouched, setIsTouched] = useState(false);
  useUnloadGuard(isTouched);
  const back = () => navigate(`/sites/${site}/donations/campaigns`);
  const saving = useAction(
    async () => {
      if (campaign) await call(calls.changeCampaign, { site, campaign: campaign.id, body: settings });
      else await call(calls.addCampaign, { site, body: settings });
    },
    { said: 'Saved. Visitors see this now.', reads: keyOf(site), onDone: back },
  );
  const removing = useAction(
    async () => campaign && call(calls.removeCampaign, { site, campaign: campaign.id }),
    { said: 'Campaign deleted.', reads: keyOf(site), onDone: back },
  );
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
        title="Settings"
        footer={
          <Row>
            {campaign && campaign.donations === 0 && (
              <Button tone="quiet" isBusy={removing.isPending} onClick={() => removing.mutate()}>
                Delete campaign
              </Button>
            )}
            <Button
              type="submit"
              tone="primary"
              isBusy={saving.isPending}
              disabled={!campaignSchema.safeParse(settings).success}
            >
              {campaign ? 'Save' : 'Add campaign'}
            </Button>
          </Row>
        }
      >
        <CampaignFields
          settings={settings}
          currency={currency}
          onChange={(part) => setSettings((before) => ({ ...before, ...part }))}
        />
      </Panel>
    </form>
  );
}
