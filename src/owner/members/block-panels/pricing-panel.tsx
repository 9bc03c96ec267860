/** The panel of membership prices: what its schema says of them, and which plan each price sells. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { plansOf } from '#domain/members/areas.ts';
import { BlockPanel } from '../../fields/block-panel.tsx';
import { Group } from '../../fields/group.tsx';
import { useField, usePanel } from '../../fields/panel-context.tsx';
import { SelectField } from '../../ui/field.tsx';
import { useAreas } from '../use-areas.ts';
import * as say from './words/en.ts';

export function Panel({ definition }: { readonly definition: AnyBlockDefinition }): ReactNode {
  return (
    <>
      <BlockPanel definition={definition} />
      <PlansGroup />
    </>
  );
}

function PlansGroup(): ReactNode {
  const { siteId } = usePanel();
  const { data } = useAreas(siteId);
  if (!data) return null;
  const path = `/sites/${siteId}/members/areas`;
  const options = plansOf(data.memberAreas).map(({ plan, area }) => ({
    value: plan.id,
    label: `${area.name}: ${plan.name}`,
  }));
  if (options.length === 0)
    return (
      <Group>
        <p className="hint">{say.theButtonsCanLeadToPlans}</p>
        <Link to={path}>{say.addAMemberArea}</Link>
      </Group>
    );
  return (
    <Group>
      <PlanOf option="first" label={say.planOfTheFirstPrice} options={options} />
      <PlanOf option="second" label={say.planOfTheSecondPrice} options={options} />
      <Link to={path}>{say.managePlans}</Link>
    </Group>
  );
}

interface PlanOfProps {
  readonly option: 'first' | 'second';
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function PlanOf({ option, label, options }: PlanOfProps): ReactNode {
  const { value = '', set } = useField<string | undefined>(['props', option, 'planId'], 'id');
  const isKnown = value === '' || options.some((each) => each.value === value);
  return (
    <SelectField
      label={label}
      value={value}
      options={[
        { value: '', label: say.noPlanUseTheLink },
        ...options,
        ...(isKnown ? [] : [{ value, label: say.deletedPlan }]),
      ]}
      onChange={(chosen) => set(chosen === '' ? undefined : chosen)}
    />
  );
}
