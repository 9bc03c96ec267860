/** Coupons, and discounts that everybody gets. */
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { PPM } from '#domain/money/divide.ts';
import { DISCOUNT_CLASSES } from '#domain/store/discount.ts';
import type { StoreDiscount } from '#domain/store/settings.ts';
import { makeId } from '../make-id.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { AmountField } from '../ui/amount-field.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Stack } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { LimitFields, SpanFields } from './discount-limits.tsx';
import { DiscountUse, useDiscountUses } from './discount-use.tsx';
import { ProductsField } from './products-field.tsx';
import { useStore } from './use-store.ts';
import styles from './zones.module.css';

const PERCENT = PPM / 100;
const KINDS = [
  { value: 'order', label: 'The whole order' },
  { value: 'product', label: 'Products' },
  { value: 'shipping', label: 'Delivery' },
] as const;

export function DiscountsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useStore(siteId);
  const uses = useDiscountUses(siteId);
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const { discounts, currency } = value;
  const change = (discount: StoreDiscount, part: Partial<StoreDiscount>) =>
    set({ discounts: discounts.map((each) => (each.id === discount.id ? { ...each, ...part } : each)) });
  return (
    <SettingsPanel
      form={form}
      title="Discounts"
      description="With a code it is a coupon that buyers type in; without one everybody gets it."
      isInvalid={discounts.some(({ title }) => !title.trim())}
    >
      {discounts.length === 0 && <p>There are no discounts.</p>}
      {discounts.map((discount) => (
        <div key={discount.id} className={styles['zone']}>
          <FieldGroup legend={discount.title || 'A discount without a name'}>
            {uses && <DiscountUse discount={discount} use={uses.get(discount.id)} currency={currency} />}
            <DiscountFields
              siteId={siteId}
              discount={discount}
              currency={currency}
              onChange={(part) => change(discount, part)}
              onRemove={() => set({ discounts: discounts.filter(({ id }) => id !== discount.id) })}
            />
          </FieldGroup>
        </div>
      ))}
      <span>
        <Button icon={<Plus />} onClick={() => set({ discounts: [...discounts, newDiscount()] })}>
          Add a discount
        </Button>
      </span>
    </SettingsPanel>
  );
}

function newDiscount(): StoreDiscount {
  return {
    id: makeId(),
    title: 'New discount',
    isOn: true,
    code: '',
    kind: 'order',
    value: { ppm: 10 * PERCENT },
    productIds: [],
    categories: [],
    minimumMinor: 0,
    combinesWith: [],
    startsAt: null,
    endsAt: null,
    limit: null,
    perCustomer: null,
  };
}

interface DiscountFieldsProps {
  readonly siteId: string;
  readonly discount: StoreDiscount;
  readonly currency: CurrencyCode;
  readonly onChange: (part: Partial<StoreDiscount>) => void;
  readonly onRemove: () => void;
}

function DiscountFields({ siteId, discount, currency, onChange, onRemove }: DiscountFieldsProps): ReactNode {
  const { title, code, kind, value, minimumMinor, isOn, combinesWith } = discount;
  return (
    <Stack>
      <TextField
        label="Name buyers see"
        value={title}
        maxLength={100}
        onChange={(to) => onChange({ title: to })}
      />
      <TextField
        label="Coupon code"
        hint="Letters, digits, dots and hyphens. Empty: everybody gets it."
        value={code}
        maxLength={40}
        onChange={(to) => onChange({ code: to.replace(/[^\p{L}\p{N}_.-]/gu, '') })}
      />
      <SelectField label="Taken off" value={kind} options={KINDS} onChange={(to) => onChange({ kind: to })} />
      <SelectField
        label="By"
        value={'ppm' in value ? 'percent' : 'amount'}
        options={[
          { value: 'percent', label: 'a part in percent' },
          { value: 'amount', label: 'an amount' },
        ]}
        onChange={(by) => onChange({ value: by === 'percent' ? { ppm: 10 * PERCENT } : { minor: 100 } })}
      />
      {'ppm' in value ? (
        <TextField
          label="Percent"
          type="number"
          min={1}
          max={100}
          value={String(value.ppm / PERCENT)}
          onChange={(text) => {
            const ppm = Math.round(Number(text) * PERCENT);
            if (ppm > 0 && ppm <= PPM) onChange({ value: { ppm } });
          }}
        />
      ) : (
        <AmountField
          label="Amount"
          currency={currency}
          value={value.minor}
          onChange={(minor) => minor > 0 && onChange({ value: { minor } })}
        />
      )}
      <AmountField
        label="For orders from"
        currency={currency}
        value={minimumMinor}
        onChange={(minor) => onChange({ minimumMinor: minor })}
      />
      {kind === 'product' && <ProductsField siteId={siteId} discount={discount} onChange={onChange} />}
      <SpanFields siteId={siteId} discount={discount} onChange={onChange} />
      <LimitFields discount={discount} onChange={onChange} />
      <Switch
        label="Can be combined with other discounts"
        hint="Both have to allow it."
        isOn={combinesWith.length > 0}
        onChange={(may) => onChange({ combinesWith: may ? [...DISCOUNT_CLASSES] : [] })}
      />
      <Switch label="In force" isOn={isOn} onChange={(to) => onChange({ isOn: to })} />
      <span>
        <Button tone="quiet" size="small" onClick={onRemove}>
          Remove “{title}”
        </Button>
      </span>
    </Stack>
  );
}
