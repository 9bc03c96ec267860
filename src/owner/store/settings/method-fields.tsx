/** One way of delivery: what it costs, and what it is called and reckoned by. */
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { hasSteps } from '#domain/store/settings/delivery.ts';
import { OptionalAmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { More } from '../../ui/more.tsx';
import type { Method } from './delivery-view.ts';
import { StepFields } from './step-fields.tsx';
import styles from './zones.module.css';

const KINDS = [
  { value: 'flat', label: 'Flat rate' },
  { value: 'weight', label: 'By weight' },
  { value: 'price', label: 'By order total' },
  { value: 'pickup', label: 'Pickup' },
] as const;

export const BY_POST = 'By post';

interface MethodFieldsProps {
  readonly method: Method;
  readonly currency: CurrencyCode;
  readonly onChange: (part: Partial<Method>) => void;
  /** Absent where it is the only one. */
  readonly onRemove: (() => void) | undefined;
}

export function MethodFields({ method, currency, onChange, onRemove }: MethodFieldsProps): ReactNode {
  const { name, kind, freeFromMinor } = method;
  // Where anybody may pick things up is said apart from zones.
  const kinds = kind === 'pickup' ? KINDS : KINDS.filter(({ value }) => value !== 'pickup');
  return (
    <div className={`stack loose ${styles['part']}`}>
      {hasSteps(kind) && (
        <StepFields
          key={kind}
          method={method}
          currency={currency}
          onChange={(steps) => onChange({ steps })}
        />
      )}
      <div className={styles['pair']}>
        {!hasSteps(kind) && <PriceField method={method} currency={currency} onChange={onChange} />}
        <OptionalAmountField
          label={`Free from, for “${name}”`}
          hint="Leave empty to always charge."
          currency={currency}
          value={freeFromMinor}
          onChange={(minor) => onChange({ freeFromMinor: minor })}
        />
      </div>
      <More label="Name and rate type" isInUse={kind !== 'flat' || name !== BY_POST}>
        <TextField
          label="Delivery method"
          hint="Buyers see this name."
          value={name}
          maxLength={100}
          error={name.trim() === '' ? 'Enter a name for buyers.' : undefined}
          onChange={(to) => onChange({ name: to })}
        />
        <SelectField<Method['kind']>
          label={`Rate type of “${name}”`}
          value={kind}
          options={kinds}
          onChange={(to) => onChange({ kind: to })}
        />
        {onRemove && (
          <span>
            <Button tone="quiet" size="small" onClick={onRemove}>
              Remove “{name}”
            </Button>
          </span>
        )}
      </More>
    </div>
  );
}

type PriceFieldProps = Omit<MethodFieldsProps, 'onRemove'>;

export function PriceField({ method: { name, priceMinor }, currency, onChange }: PriceFieldProps): ReactNode {
  return (
    <OptionalAmountField
      label={`Price of “${name}”`}
      hint={priceMinor === null ? 'Buyers don’t see it until it has a price.' : undefined}
      currency={currency}
      value={priceMinor}
      onChange={(minor) => onChange({ priceMinor: minor })}
    />
  );
}
