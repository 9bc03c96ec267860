/** What the list of members shows: by words, by plan, and by how far that plan is. */
import type { ReactNode } from 'react';
import type { PlanInArea } from '#domain/members/areas.ts';
import {
  MEMBERSHIP_STATES,
  type MemberChoice,
  type MembershipState,
  NO_PLAN,
} from '#domain/members/member-filter.ts';
import { SelectField } from '../ui/field.tsx';
import { FilterBar, SearchField } from '../ui/list.tsx';
import * as say from './words/en.ts';

export interface Chosen {
  readonly words: string;
  /** Empty for all. */
  readonly plan: string;
  readonly state: MembershipState | '';
}

export function choiceOf({ words, plan, state }: Chosen): MemberChoice {
  return {
    ...(words !== '' && { search: words }),
    ...(plan !== '' && { plan }),
    ...(state !== '' && { state }),
  };
}

const STATES: Readonly<Record<MembershipState, string>> = {
  active: say.active,
  paused: say.paused,
  ended: say.ended,
};

interface MemberFiltersProps {
  readonly plans: readonly PlanInArea[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

export function MemberFilters({ plans, chosen, onChange }: MemberFiltersProps): ReactNode {
  const change = (part: Partial<Chosen>) => onChange({ ...chosen, ...part });
  return (
    <FilterBar label={say.members}>
      {plans.length > 0 && (
        <SelectField
          label={say.plan}
          isLabelHidden
          value={chosen.plan}
          options={[
            { value: '', label: say.allPlans },
            ...plans.map(({ plan, area }) => ({ value: plan.id, label: `${area.name}: ${plan.name}` })),
            { value: NO_PLAN, label: say.noPlan },
          ]}
          // Without a plan there is no status of one.
          onChange={(plan) => change({ plan, ...(plan === NO_PLAN && { state: '' }) })}
        />
      )}
      {plans.length > 0 && chosen.plan !== NO_PLAN && (
        <SelectField<MembershipState | ''>
          label={say.state}
          isLabelHidden
          value={chosen.state}
          options={[
            { value: '', label: say.anyStatus },
            ...MEMBERSHIP_STATES.map((value) => ({ value, label: STATES[value] })),
          ]}
          onChange={(state) => change({ state })}
        />
      )}
      <SearchField label={say.searchMembers} value={chosen.words} onChange={(words) => change({ words })} />
    </FilterBar>
  );
}
