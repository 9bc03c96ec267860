/** Areas of the site for members, with the plans that open them. */
import { DoorOpen, Ellipsis, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MemberArea, MemberPlan } from '#domain/members/areas.ts';
import { priceWords } from '#domain/store/subscriptions/price-words.ts';
import { useCurrency } from '../fields/site-data.ts';
import { fill } from '../fill.ts';
import { LANGUAGE } from '../language.ts';
import { useMay, useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Menu } from '../ui/menu.tsx';
import { EmptyState, Failure } from '../ui/notice.tsx';
import { Panel, Screen } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import { AreaDialog } from './area-dialog.tsx';
import { ClosedAccounts } from './closed-accounts.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { useAreas, useChangeAreas } from './use-areas.ts';
import * as say from './words/en.ts';

type Opened =
  | { readonly kind: 'area'; readonly area?: MemberArea }
  | { readonly kind: 'plan'; readonly area: MemberArea; readonly plan?: MemberPlan };

export function AreasScreen(): ReactNode {
  const site = useSite();
  const mayChange = useMay('config.settings');
  const { data, error, refetch } = useAreas(site.id);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const add = (
    <Button tone="primary" icon={<Plus />} onClick={() => setOpened({ kind: 'area' })}>
      {say.addArea}
    </Button>
  );
  const areas = data?.memberAreas.areas;
  return (
    <Screen
      title={say.memberAreas}
      description={say.putPagesBehindAPlan}
      above={{ to: `/sites/${site.id}/members`, label: say.members }}
      actions={mayChange && areas && areas.length > 0 && add}
    >
      {!areas && (error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {areas?.length === 0 && (
        <EmptyState title={say.noMemberAreasYet} picture={<DoorOpen size={32} />} action={mayChange && add}>
          {say.anAreaHasOneOrMore}
        </EmptyState>
      )}
      {data && <ClosedAccounts areas={data.memberAreas} />}
      {areas?.map((area) => (
        <Area key={area.id} area={area} mayChange={mayChange} onOpen={setOpened} />
      ))}
      {opened?.kind === 'area' && <AreaDialog {...opened} onClose={close} />}
      {opened?.kind === 'plan' && <PlanDialog {...opened} onClose={close} />}
    </Screen>
  );
}

interface AreaProps {
  readonly area: MemberArea;
  readonly mayChange: boolean;
  readonly onOpen: (opened: Opened) => void;
}

function Area({ area, mayChange, onOpen }: AreaProps): ReactNode {
  const { id: site } = useSite();
  const change = useChangeAreas(site, { said: say.areaDeleted, onDone: () => undefined });
  const deleting = useConfirmed(change, {
    title: fill(say.deleteTheAreaName, { name: area.name }),
    description: say.itsMembersLoseTheirAccess,
    action: say.deleteArea,
    isDangerous: true,
  });
  const withoutThis = (areas: readonly MemberArea[]) => areas.filter(({ id }) => id !== area.id);
  const actions = mayChange && (
    <>
      <Button icon={<Plus />} onClick={() => onOpen({ kind: 'plan', area })}>
        {say.addPlan}
      </Button>
      <Menu
        trigger={<IconButton label={fill(say.moreAboutName, { name: area.name })} icon={<Ellipsis />} />}
        actions={[
          { label: say.rename, onSelect: () => onOpen({ kind: 'area', area }) },
          { label: say.deleteArea, isDangerous: true, onSelect: () => deleting.ask(withoutThis) },
        ]}
      />
    </>
  );
  return (
    <Panel title={area.name} actions={actions}>
      {change.error && <Failure error={change.error} />}
      <Listing
        label={fill(say.plansOfName, { name: area.name })}
        rows={area.plans}
        idOf={({ id }) => id}
        columns={COLUMNS}
        {...(mayChange && { open: (plan: MemberPlan) => () => onOpen({ kind: 'plan', area, plan }) })}
        empty={{ title: say.noPlansYet, children: say.addAPlanSoThatPeople }}
      />
      {deleting.dialog}
    </Panel>
  );
}

const WAY_WORDS: Readonly<Record<MemberPlan['way'], string>> = {
  free: say.freeToJoin,
  invitation: say.youGrantIt,
  paid: say.paid,
};

function HowToJoin({ plan }: { readonly plan: MemberPlan }): ReactNode {
  const { id: site } = useSite();
  const currency = useCurrency(site);
  const { way, priceMinor, subscriptionPlan } = plan;
  if (way !== 'paid' || !currency) return WAY_WORDS[way];
  return priceWords({ minor: priceMinor, currency, plan: subscriptionPlan, locale: LANGUAGE });
}

const COLUMNS: readonly Column<MemberPlan>[] = [
  { title: say.plan, kind: 'name', cell: ({ name }) => name },
  { title: say.howPeopleJoin, cell: (plan) => <HowToJoin plan={plan} /> },
  {
    title: say.state,
    cell: ({ isClosed }) => (isClosed ? <Badge>{say.closed}</Badge> : <Badge tone="good">{say.open}</Badge>),
  },
];
