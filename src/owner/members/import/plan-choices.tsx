/** Which plan a tier or a label of a table becomes. */
import type { ReactNode } from 'react';
import type { PlanInArea } from '#domain/members/areas.ts';
import type { ReadTable } from '#domain/members/member-table/read-members.ts';
import { fill } from '../../fill.ts';
import { SelectField } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Stack } from '../../ui/page.tsx';
import type { Choices } from './use-import.ts';
import * as say from './words/en.ts';

const MOST_SHOWN = 50;

type Marks = ReadTable['marks'];

/** Those that are called like one. */
export function plansByName(marks: Marks, plans: readonly PlanInArea[]): ReadonlyMap<string, string> {
  const ids = new Map(plans.map(({ plan }) => [plan.name.toLowerCase(), plan.id]));
  return new Map(
    marks.flatMap(({ key, kind, name }) => {
      const id = kind === 'plan' ? ids.get(name.toLowerCase()) : undefined;
      return id === undefined ? [] : [[key, id]];
    }),
  );
}

interface ChoosePlansProps {
  readonly table: ReadTable;
  readonly plans: readonly PlanInArea[];
  readonly choices: Choices;
  readonly onChange: (part: Partial<Choices>) => void;
}

export function ChoosePlans({ table, plans, choices, onChange }: ChoosePlansProps): ReactNode {
  const options = [
    { value: '', label: say.noPlan },
    ...plans.map(({ plan, area }) => ({ value: plan.id, label: `${area.name}: ${plan.name}` })),
  ];
  const marks = table.marks.slice(0, MOST_SHOWN);
  return (
    <>
      <SelectField
        label={say.planForEveryone}
        value={choices.planForAll}
        options={options}
        onChange={(planForAll) => onChange({ planForAll })}
      />
      {marks.length > 0 && (
        <FieldGroup legend={say.plans}>
          <Stack>
            <p className="hint">{say.chooseAPlanForEachTier}</p>
            {marks.map((mark) => (
              <SelectField
                key={mark.key}
                label={labelOf(mark)}
                value={choices.planOf.get(mark.key) ?? ''}
                options={options}
                onChange={(id) => onChange({ planOf: new Map([...choices.planOf, [mark.key, id]]) })}
              />
            ))}
          </Stack>
        </FieldGroup>
      )}
    </>
  );
}

function labelOf({ kind, name, count }: Marks[number]): string {
  if (kind === 'free') return fill(say.complimentaryPlan, { count });
  return fill(kind === 'plan' ? say.tierName : say.labelName, { name, count });
}
