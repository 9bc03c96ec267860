/** What sending costs from which weight, or from which subtotal, on. */
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { STORE_LIMITS, type StoreSettings } from '#domain/store/settings/settings.ts';
import { fill } from '../../fill.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Stack } from '../../ui/page.tsx';
import * as say from './words/en.ts';

type Method = StoreSettings['shippingZones'][number]['methods'][number];
type Step = Method['steps'][number];

interface StepFieldsProps {
  readonly method: Method;
  readonly currency: CurrencyCode;
  readonly onChange: (steps: Step[]) => void;
}

export function StepFields({ method, currency, onChange }: StepFieldsProps): ReactNode {
  const { name, kind, steps } = method;
  const change = (at: number, part: Partial<Step>) =>
    onChange(steps.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <>
      {steps.length === 0 && <p>{say.addAStepToDeliverThis}</p>}
      {steps.map((step, index) => (
        <FieldGroup key={index} legend={fill(say.stepCount, { count: index + 1 })}>
          <Stack>
            {kind === 'weight' ? (
              <TextField
                label={fill(say.fromWeightInGramsOfStep, { count: index + 1, name })}
                type="number"
                min={0}
                step={1}
                value={String(step.from)}
                onChange={(text) => {
                  const from = Number(text);
                  if (/^\d{1,9}$/.test(text) && from <= STORE_LIMITS.minor) change(index, { from });
                }}
              />
            ) : (
              <AmountField
                label={fill(say.fromSubtotalOfStepCountOf, { count: index + 1, name })}
                currency={currency}
                value={step.from}
                onChange={(from) => change(index, { from })}
              />
            )}
            <AmountField
              label={fill(say.priceOfStepCountOfName, { count: index + 1, name })}
              currency={currency}
              value={step.priceMinor}
              onChange={(priceMinor) => change(index, { priceMinor })}
            />
            <span>
              <Button
                tone="quiet"
                size="small"
                onClick={() => onChange(steps.filter((_, other) => other !== index))}
              >
                {fill(say.removeStepCount, { count: index + 1 })}
              </Button>
            </span>
          </Stack>
        </FieldGroup>
      ))}
      {steps.length < STORE_LIMITS.steps && (
        <span>
          <Button
            icon={<Plus />}
            size="small"
            onClick={() => onChange([...steps, { from: nextFrom(steps), priceMinor: 0 }])}
          >
            {fill(say.addAStepToName, { name })}
          </Button>
        </span>
      )}
    </>
  );
}

function nextFrom(steps: readonly Step[]): number {
  return steps.length === 0
    ? 0
    : Math.min(STORE_LIMITS.minor, Math.max(...steps.map(({ from }) => from)) + 1000);
}
