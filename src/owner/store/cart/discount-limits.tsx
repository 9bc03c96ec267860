/** How often a discount is given. */
import type { ReactNode } from 'react';
import type { StoreDiscount } from '#domain/store/settings/settings.ts';
import { TextField } from '../../ui/field.tsx';
import * as say from './words/en.ts';

interface LimitsProps {
  readonly discount: StoreDiscount;
  readonly onChange: (part: Partial<StoreDiscount>) => void;
}

export function LimitFields({ discount, onChange }: LimitsProps): ReactNode {
  const { limit, perCustomer } = discount;
  return (
    <>
      <TextField
        label={say.totalUsageLimit}
        hint={say.leaveEmptyForNoLimit}
        type="number"
        min={1}
        value={limit === null ? '' : String(limit)}
        onChange={(text) => onChange({ limit: /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null })}
      />
      <TextField
        label={say.limitPerCustomer}
        hint={say.customersAreRecognisedByTheirEmail}
        type="number"
        min={1}
        max={1000}
        value={perCustomer === null ? '' : String(perCustomer)}
        onChange={(text) => onChange({ perCustomer: /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null })}
      />
    </>
  );
}
