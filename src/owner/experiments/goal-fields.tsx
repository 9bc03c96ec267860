/** What visitors should do, as goals have it: visit a page, click a button, send a form, trigger an event, place an order. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readGoals } from '#domain/tracking/calls-goals.ts';
import type { GoalStep, StepKind } from '#domain/tracking/goals.ts';
import { call } from '../api.ts';
import { useTimeZone } from '../fields/site-data.ts';
import { FormChoice } from '../figures/form-choice.tsx';
import { lastDays } from '../figures/period.ts';
import { Suggested } from '../figures/suggested.tsx';
import { todayIn } from '../figures/today.ts';
import { SelectField } from '../ui/field.tsx';
import * as say from './words/en.ts';

type Kind = StepKind | 'none';

export interface ChosenGoal {
  readonly kind: Kind;
  readonly value: string;
}

interface GoalFieldsProps {
  readonly siteId: string;
  readonly goal: ChosenGoal;
  readonly mayBeNone: boolean;
  readonly onChange: (goal: ChosenGoal) => void;
}

const KINDS: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'page', label: say.visitsAPage },
  { value: 'button', label: say.clicksAButton },
  { value: 'form', label: say.submitsAForm },
  { value: 'event', label: say.triggersAnEvent },
  { value: 'order', label: say.placesAnOrder },
];
const NONE = { value: 'none', label: say.nothingIsCounted } as const;

export function toGoal({ kind, value }: ChosenGoal): GoalStep | null {
  if (kind === 'none') return null;
  return { kind, value: kind === 'order' ? '' : value.trim() };
}

export function isWholeGoal({ kind, value }: ChosenGoal, isNeeded: boolean): boolean {
  if (kind === 'none') return !isNeeded;
  return kind === 'order' || value.trim() !== '';
}

export function GoalFields({ siteId, goal, mayBeNone, onChange }: GoalFieldsProps): ReactNode {
  const { kind, value } = goal;
  const change = (next: string) => onChange({ kind, value: next });
  return (
    <>
      <SelectField<Kind>
        label={say.whatShouldVisitorsDo}
        value={kind}
        options={mayBeNone ? [...KINDS, NONE] : KINDS}
        onChange={(next) => onChange({ kind: next, value: '' })}
      />
      {(kind === 'page' || kind === 'button' || kind === 'event') && (
        <Suggested siteId={siteId} kind={kind} value={value} onChange={change} />
      )}
      {kind === 'form' && <Forms siteId={siteId} value={value} onChange={change} />}
    </>
  );
}

interface FormsProps extends Pick<GoalFieldsProps, 'siteId'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The forms of which goals may be made. */
function Forms({ siteId, ...choice }: FormsProps): ReactNode {
  const query = lastDays(todayIn(useTimeZone(siteId)), 7);
  const { data } = useQuery({
    queryKey: ['visitors', siteId, 'goals', query],
    queryFn: ({ signal }) => call(readGoals, { site: siteId, query }, { signal }),
  });
  return <FormChoice forms={data?.forms ?? []} {...choice} />;
}
