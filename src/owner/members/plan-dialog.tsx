/** A plan of an area: its name, how people join, and the address where they do. */
import { type ReactNode, useState } from 'react';
import { AREA_LIMITS, type MemberArea, type MemberPlan, type PlanWay } from '#domain/members/areas.ts';
import { PLAN, PLANS_PATH } from '#domain/members/contract.ts';
import { BillingFields } from '../fields/billing-fields.tsx';
import { useCurrency } from '../fields/site-data.ts';
import { fill } from '../fill.ts';
import { makeId } from '../make-id.ts';
import { useSite } from '../session.ts';
import { AmountField } from '../ui/amount-field.tsx';
import { bindFields } from '../ui/bind-fields.ts';
import { Button } from '../ui/button.tsx';
import { CopyField } from '../ui/copy-field.tsx';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import { type ChangeAreas, useChangeAreas } from './use-areas.ts';
import * as say from './words/en.ts';

interface PlanDialogProps {
  readonly area: MemberArea;
  /** Absent: a new one is made. */
  readonly plan?: MemberPlan;
  readonly onClose: () => void;
}

const WAYS = [
  { value: 'free', label: say.freeToJoin },
  { value: 'invitation', label: say.youGrantIt },
  { value: 'paid', label: say.paid },
] as const;

const HINTS: Readonly<Record<PlanWay, string>> = {
  free: say.membersJoinThemselves,
  invitation: say.youGiveItOnTheirPage,
  paid: say.membersBuyIt,
};

export function PlanDialog({ area, plan, onClose }: PlanDialogProps): ReactNode {
  const { id: site } = useSite();
  const [value, setValue] = useState<MemberPlan>(
    () =>
      plan ?? {
        ...{ id: makeId(), name: '', description: '', way: 'free', isClosed: false },
        ...{ priceMinor: 0, subscriptionPlan: null },
      },
  );
  const currency = useCurrency(site);
  const { field, toggle } = bindFields(value, (part) => setValue((before) => ({ ...before, ...part })));
  const save = useChangeAreas(site, { said: say.saved, onDone: onClose });
  const change = changePlans(area.id, (plans) =>
    plan ? plans.map((each) => (each.id === value.id ? value : each)) : [...plans, value],
  );
  return (
    <FormDialog
      title={plan ? say.editPlan : fill(say.addAPlanToName, { name: area.name })}
      action={say.save}
      isIncomplete={value.name.trim() === '' || (value.way === 'paid' && value.priceMinor === 0)}
      sending={{ ...save, mutate: () => save.mutate(change) }}
      onClose={onClose}
    >
      <TextField label={say.name} autoComplete="off" maxLength={AREA_LIMITS.name} {...field('name')} />
      <TextArea label={say.whatMembersGet} maxLength={AREA_LIMITS.description} {...field('description')} />
      <SelectField<PlanWay>
        label={say.howPeopleJoin}
        hint={HINTS[value.way]}
        value={value.way}
        options={WAYS}
        onChange={(way) => setValue((before) => ({ ...before, way }))}
      />
      {value.way === 'paid' && currency && (
        <>
          <AmountField
            label={say.price}
            currency={currency}
            value={value.priceMinor}
            onChange={(priceMinor) => setValue((before) => ({ ...before, priceMinor }))}
          />
          <BillingFields
            label={say.billAgainAndAgain}
            plan={value.subscriptionPlan ?? undefined}
            currency={currency}
            onChange={(each) => setValue((before) => ({ ...before, subscriptionPlan: each ?? null }))}
          />
        </>
      )}
      <Switch label={say.closedToNewMembers} hint={say.membersItHasKeepTheirAccess} {...toggle('isClosed')} />
      {plan && (
        <>
          <CopyField
            label={say.linkToJoin}
            hint={say.useItInButtonsAndPrices}
            text={`${PLANS_PATH}?${PLAN}=${plan.id}`}
          />
          <DeletePlan area={area} plan={plan} onDone={onClose} />
        </>
      )}
    </FormDialog>
  );
}

function changePlans(
  areaId: string,
  change: (plans: readonly MemberPlan[]) => readonly MemberPlan[],
): ChangeAreas {
  return (areas) =>
    areas.map((each) => (each.id === areaId ? { ...each, plans: [...change(each.plans)] } : each));
}

interface DeletePlanProps {
  readonly area: MemberArea;
  readonly plan: MemberPlan;
  readonly onDone: () => void;
}

function DeletePlan({ area, plan, onDone }: DeletePlanProps): ReactNode {
  const { id: site } = useSite();
  const remove = useChangeAreas(site, { said: say.planDeleted, onDone });
  const deleting = useConfirmed(remove, {
    title: fill(say.deleteThePlanName, { name: plan.name }),
    description: say.itsMembersLoseTheirAccess,
    action: say.deletePlan,
    isDangerous: true,
  });
  const withoutThis = changePlans(area.id, (plans) => plans.filter(({ id }) => id !== plan.id));
  return (
    <>
      <Button onClick={() => deleting.ask(withoutThis)}>{say.deletePlan}</Button>
      {deleting.dialog}
    </>
  );
}
