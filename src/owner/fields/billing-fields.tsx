/** How something is billed that is paid again and again: its period, when it ends, a trial and a set-up fee. */
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import {
  BILLING_UNITS,
  type BillingPeriod,
  PLAN_LIMITS,
  type SubscriptionPlan,
} from '#domain/store/catalogue/subscription-plan.ts';
import { AmountField } from '../ui/amount-field.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import * as say from './words/en.ts';

interface BillingFieldsProps {
  /** Of the switch that turns it on. */
  readonly label: string;
  /** Undefined: it is paid once. */
  readonly plan: SubscriptionPlan | undefined;
  readonly currency: CurrencyCode;
  readonly onChange: (plan: SubscriptionPlan | undefined) => void;
}

const USUAL: SubscriptionPlan = {
  billingPeriod: { value: 1, unit: 'month' },
  numBillingCycles: 0,
  trialDays: 0,
  setUpFeeMinor: 0,
};
const UNITS: Readonly<Record<BillingPeriod['unit'], string>> = {
  week: say.weeks,
  month: say.months,
  year: say.years,
};

export function BillingFields({ label, plan, currency, onChange }: BillingFieldsProps): ReactNode {
  return (
    <>
      <Switch
        label={label}
        isOn={plan !== undefined}
        onChange={(isOn) => onChange(isOn ? USUAL : undefined)}
      />
      {plan && <PlanFields plan={plan} currency={currency} onChange={onChange} />}
    </>
  );
}

function PlanFields({
  plan,
  currency,
  onChange,
}: Omit<BillingFieldsProps, 'label' | 'plan'> & { readonly plan: SubscriptionPlan }): ReactNode {
  const { billingPeriod, numBillingCycles, trialDays, setUpFeeMinor } = plan;
  const change = (part: Partial<SubscriptionPlan>) => onChange({ ...plan, ...part });
  const changePeriod = (part: Partial<BillingPeriod>) =>
    change({ billingPeriod: { ...billingPeriod, ...part } });
  return (
    <>
      <CountField
        label={say.billedEvery}
        value={billingPeriod.value}
        least={1}
        most={PLAN_LIMITS.value}
        onChange={(value) => changePeriod({ value })}
      />
      <SelectField
        label={say.billingPeriod}
        value={billingPeriod.unit}
        options={BILLING_UNITS.map((unit) => ({ value: unit, label: UNITS[unit] }))}
        onChange={(unit) => changePeriod({ unit })}
      />
      <CountField
        label={say.numberOfPayments}
        hint={say.zeroPaymentsGoOn}
        value={numBillingCycles ?? 0}
        most={PLAN_LIMITS.cycles}
        onChange={(cycles) => change({ numBillingCycles: cycles })}
      />
      <CountField
        label={say.freeTrialDays}
        value={trialDays}
        most={PLAN_LIMITS.trialDays}
        onChange={(days) => change({ trialDays: days })}
      />
      <AmountField
        label={say.setUpFee}
        currency={currency}
        value={setUpFeeMinor}
        onChange={(fee) => change({ setUpFeeMinor: fee })}
      />
    </>
  );
}

interface CountFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function CountField({ label, hint, value, least = 0, most, onChange }: CountFieldProps): ReactNode {
  return (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={String(value)}
      onChange={(text) => {
        const count = Number(text.replace(/\D/g, ''));
        onChange(Math.min(Math.max(count, least), most));
      }}
    />
  );
}
