/** The plans of a member: granting, pausing, and until when. */
import { type ReactNode, useState } from 'react';
import { formatLocalTime, readLocalTime } from '#domain/locale/local-time.ts';
import { type MemberAreas, plansOf } from '#domain/members/areas.ts';
import { endMembership, grant } from '#domain/members/calls.ts';
import { type Membership, stateOf } from '#domain/members/membership.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Panel } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { useAction } from '../ui/use-action.ts';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { useAreas } from './use-areas.ts';
import { keyOf } from './use-members.ts';
import * as say from './words/en.ts';

interface MembershipsPanelProps {
  readonly siteMember: string;
  readonly memberships: readonly Membership[];
}

export function MembershipsPanel({ siteMember, memberships }: MembershipsPanelProps): ReactNode {
  const { id: site } = useSite();
  const areas = useAreas(site).data?.memberAreas;
  const [opened, setOpened] = useState<Membership | 'new'>();
  const columns = useColumns(areas);
  if (!areas) return null;
  const held = new Set(memberships.map(({ planId }) => planId));
  const others = plansOf(areas).filter(({ plan }) => !held.has(plan.id));
  // A plan that was deleted opens nothing, and is no more.
  const shown = memberships.filter(({ planId }) => plansOf(areas).some(({ plan }) => plan.id === planId));
  if (shown.length === 0 && others.length === 0) return null;
  return (
    <Panel
      title={say.plans}
      actions={others.length > 0 && <Button onClick={() => setOpened('new')}>{say.grantAPlan}</Button>}
    >
      <Listing
        label={say.plans}
        rows={shown}
        idOf={({ planId }) => planId}
        columns={columns}
        open={(membership) => () => setOpened(membership)}
        empty={{ title: say.noPlansYet, children: say.grantAPlanToGiveAccess }}
      />
      {opened && (
        <MembershipDialog
          siteMember={siteMember}
          {...(opened !== 'new' && { membership: opened })}
          choices={opened === 'new' ? others : plansOf(areas).filter(({ plan }) => plan.id === opened.planId)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Panel>
  );
}

const STATES = {
  active: <Badge tone="good">{say.active}</Badge>,
  paused: <Badge tone="warning">{say.paused}</Badge>,
  ended: <Badge>{say.ended}</Badge>,
};

function useColumns(areas: MemberAreas | undefined): readonly Column<Membership>[] {
  const timeZone = useTimeZone(useSite().id);
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone });
  const nameOf = ({ planId }: Membership) => {
    const found = areas && plansOf(areas).find(({ plan }) => plan.id === planId);
    return found ? `${found.area.name}: ${found.plan.name}` : '';
  };
  return [
    { title: say.plan, kind: 'name', cell: nameOf },
    { title: say.since, kind: 'date', cell: ({ since }) => date.format(since) },
    { title: say.until, kind: 'date', cell: ({ until }) => until !== null && date.format(until) },
    { title: say.state, cell: (membership) => STATES[stateOf(membership, Date.now())] },
    {
      title: say.howTheyGotIt,
      cell: ({ isGranted }) => (isGranted ? say.grantedByYou : say.joinedThemselves),
    },
  ];
}

interface MembershipDialogProps {
  readonly siteMember: string;
  /** Absent: one is granted. */
  readonly membership?: Membership;
  readonly choices: ReturnType<typeof plansOf>;
  readonly onClose: () => void;
}

function MembershipDialog({ siteMember, membership, choices, onClose }: MembershipDialogProps): ReactNode {
  const { id: site } = useSite();
  const timeZone = useTimeZone(site) ?? 'UTC';
  const [plan, setPlan] = useState(membership?.planId ?? choices[0]?.plan.id ?? '');
  const [until, setUntil] = useState(() =>
    membership?.until == null ? '' : formatLocalTime(membership.until, timeZone),
  );
  const [isPaused, setIsPaused] = useState(membership?.isPaused ?? false);
  const own = { site, siteMember, plan };
  const reads = keyOf(site);
  const save = useAction(
    () => {
      const at = until === '' ? null : readLocalTime(until, timeZone);
      if (at === undefined) throw new Error(say.enterTheDateAndTime);
      return call(grant, { ...own, body: { until: at, isPaused } });
    },
    { said: say.saved, reads, isFailureShown: true, onDone: onClose },
  );
  const end = useAction(() => call(endMembership, own), {
    said: say.thePlanHasEnded,
    reads,
    onDone: onClose,
  });
  const name = choices.find((each) => each.plan.id === plan)?.plan.name ?? '';
  const ending = useConfirmed(end, {
    title: fill(say.endNameNowAsked, { name }),
    description: say.theyLoseTheirAccessAndCant,
    action: fill(say.endNameNow, { name }),
    isDangerous: true,
  });
  const isHeld = membership !== undefined && stateOf(membership, Date.now()) !== 'ended';
  return (
    <FormDialog
      title={membership ? name : say.grantAPlan}
      size="small"
      action={membership ? say.save : say.grant}
      isIncomplete={plan === ''}
      sending={{ ...save, mutate: () => save.mutate() }}
      onClose={onClose}
    >
      {!membership && (
        <SelectField
          label={say.plan}
          value={plan}
          options={choices.map((each) => ({
            value: each.plan.id,
            label: `${each.area.name}: ${each.plan.name}`,
          }))}
          onChange={setPlan}
        />
      )}
      <TextField
        label={say.until}
        type="datetime-local"
        hint={say.leaveEmptyForNoEnd}
        value={until}
        onChange={setUntil}
      />
      <Switch
        label={say.paused}
        hint={say.whilePausedTheyHaveNoAccess}
        isOn={isPaused}
        onChange={setIsPaused}
      />
      {isHeld && (
        <>
          <Button isBusy={end.isPending} onClick={() => ending.ask(undefined)}>
            {fill(say.endNameNow, { name })}
          </Button>
          {ending.dialog}
        </>
      )}
    </FormDialog>
  );
}
