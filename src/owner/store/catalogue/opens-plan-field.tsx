/** The members’ plan that a product opens, such as a course. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { memberAreas, plansOf } from '#domain/members/areas.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { useSite } from '../../session.ts';
import { SelectField } from '../../ui/field.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import type { ProductDraft } from './product-draft.ts';
import * as say from './words/en.ts';

interface OpensPlanProps {
  readonly draft: Pick<ProductDraft, 'opensPlanId'>;
  readonly onChange: (part: Pick<ProductDraft, 'opensPlanId'>) => void;
}

export function OpensPlanField({ draft: { opensPlanId }, onChange }: OpensPlanProps): ReactNode {
  const { id: site } = useSite();
  const stored = useQuery({
    queryKey: [memberAreas.name, site],
    queryFn: ({ signal }) => call(memberAreas.read, { site }, { signal }),
  });
  if (!stored.data) return <NotRead query={stored} />;
  const plans = plansOf(stored.data.memberAreas).map(({ plan, area }) => ({
    value: plan.id,
    label: fill(say.planInArea, { plan: plan.name, area: area.name }),
  }));
  if (plans.length === 0 && opensPlanId === undefined)
    return (
      <p className="hint">
        {say.aProductCanOpenAPlan} <Link to={`/sites/${site}/members/areas`}>{say.addAMemberArea}</Link>
      </p>
    );
  const isGone = opensPlanId !== undefined && !plans.some(({ value }) => value === opensPlanId);
  const gone = isGone ? [{ value: opensPlanId, label: say.aPlanThatNoLongerExists }] : [];
  return (
    <SelectField
      label={say.opens}
      hint={say.opensWhenTheOrderIsPaid}
      value={opensPlanId ?? ''}
      onChange={(chosen) => onChange({ opensPlanId: chosen === '' ? undefined : chosen })}
      options={[{ value: '', label: say.noPlan }, ...plans, ...gone]}
    />
  );
}
