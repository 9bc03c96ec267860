/** One way of delivery: what it costs, and what it is called and reckoned by. */
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { hasSteps } from '#domain/store/settings/delivery.ts';
import { fill } from '../../fill.ts';
import { OptionalAmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { More } from '../../ui/more.tsx';
import type { Method } from './delivery-view.ts';
import { StepFields } from './step-fields.tsx';
import * as say from './words/en.ts';
import styles from './zones.module.css';

const KINDS = [
  { value: 'flat', label: say.flatRate },
  { value: 'weight', label: say.byWeight },
  { value: 'price', label: say.byOrderTotal },
  { value: 'pickup', label: say.pickup },
] as const;

export const BY_POST = say.byPost;

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
          label={fill(say.freeFromForName, { name })}
          hint={say.leaveEmptyToAlwaysCharge}
          currency={currency}
          value={freeFromMinor}
          onChange={(minor) => onChange({ freeFromMinor: minor })}
        />
      </div>
      <More label={say.nameAndRateType} isInUse={kind !== 'flat' || name !== BY_POST}>
        <TextField
          label={say.deliveryMethod}
          hint={say.buyersSeeThisName}
          value={name}
          maxLength={100}
          error={name.trim() === '' ? say.enterANameForBuyers : undefined}
          onChange={(to) => onChange({ name: to })}
        />
        <SelectField<Method['kind']>
          label={fill(say.rateTypeOfName, { name })}
          value={kind}
          options={kinds}
          onChange={(to) => onChange({ kind: to })}
        />
        {onRemove && (
          <span>
            <Button tone="quiet" size="small" onClick={onRemove}>
              {fill(say.removeName, { name })}
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
      label={fill(say.priceOfName, { name })}
      hint={priceMinor === null ? say.buyersDontSeeItUntilIt : undefined}
      currency={currency}
      value={priceMinor}
      onChange={(minor) => onChange({ priceMinor: minor })}
    />
  );
}
