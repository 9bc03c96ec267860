/** What makes a discount: its code and what it takes off; the rest is folded away until it is used. */
import { type ReactNode, useState } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { PPM } from '#domain/money/divide.ts';
import { DISCOUNT_CLASSES } from '#domain/store/settings/discount.ts';
import type { StoreDiscount } from '#domain/store/settings/settings.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { More } from '../../ui/more.tsx';
import { Switch } from '../../ui/switch.tsx';
import { PERCENT, titleOfDiscount } from '../settings/given-names.ts';
import styles from '../settings/zones.module.css';
import { LimitFields, SpanFields } from './discount-limits.tsx';
import { ProductsField } from './products-field.tsx';

const KINDS = [
  { value: 'order', label: 'All products' },
  { value: 'product', label: 'Specific products' },
  { value: 'shipping', label: 'Delivery' },
] as const;

interface ChangeProps {
  readonly discount: StoreDiscount;
  readonly currency: CurrencyCode;
  readonly onChange: (part: Partial<StoreDiscount>) => void;
}

interface DiscountFieldsProps extends ChangeProps {
  readonly siteId: string;
  /** Just added: what comes next is its code. */
  readonly isNew: boolean;
  readonly onRemove: () => void;
}

export function DiscountFields(props: DiscountFieldsProps): ReactNode {
  const { siteId, discount, currency, isNew, onChange, onRemove } = props;
  const { title, kind } = discount;
  const given = titleOfDiscount(discount, currency);
  return (
    <>
      <CodeField code={discount.code} isFocused={isNew} onChange={(code) => onChange({ code })} />
      <div className={styles['pair']}>
        <ValueFields discount={discount} currency={currency} onChange={onChange} />
        <SelectField
          label="Amount off"
          value={kind}
          options={KINDS}
          onChange={(to) => onChange({ kind: to })}
        />
      </div>
      {kind === 'product' && <ProductsField siteId={siteId} discount={discount} onChange={onChange} />}
      <More label="Limits, dates and name" isInUse={isLimited(discount) || (title !== '' && title !== given)}>
        <TextField
          label="Name buyers see"
          hint="Leave empty to show its code or amount."
          placeholder={given}
          value={title === given ? '' : title}
          maxLength={100}
          onChange={(to) => onChange({ title: to })}
        />
        <AmountField
          label="Minimum order"
          currency={currency}
          value={discount.minimumMinor}
          onChange={(minor) => onChange({ minimumMinor: minor })}
        />
        <SpanFields siteId={siteId} discount={discount} onChange={onChange} />
        <LimitFields discount={discount} onChange={onChange} />
        <Switch
          label="Can be combined with other discounts"
          hint="Both discounts must allow it."
          isOn={discount.combinesWith.length > 0}
          onChange={(may) => onChange({ combinesWith: may ? [...DISCOUNT_CLASSES] : [] })}
        />
        <Switch label="Active" isOn={discount.isOn} onChange={(to) => onChange({ isOn: to })} />
      </More>
      <span>
        <Button tone="quiet" size="small" onClick={onRemove}>
          Remove “{title || given}”
        </Button>
      </span>
    </>
  );
}

function isLimited(discount: StoreDiscount): boolean {
  const { minimumMinor, combinesWith, startsAt, endsAt, limit, perCustomer, isOn } = discount;
  const isTimed = startsAt !== null || endsAt !== null;
  const isCounted = limit !== null || perCustomer !== null;
  return minimumMinor > 0 || combinesWith.length > 0 || isTimed || isCounted || !isOn;
}

interface CodeFieldProps {
  readonly code: string;
  readonly isFocused: boolean;
  readonly onChange: (code: string) => void;
}

/** What cannot be in a code is left out before the eyes of whoever types it. */
function CodeField({ code, isFocused, onChange }: CodeFieldProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const isChanged = typed !== undefined && typed !== code;
  const hint = isChanged
    ? `Use letters, digits, dots and hyphens. This code becomes “${code}”.`
    : 'Upper and lower case are the same. Leave empty for an automatic discount.';
  return (
    <TextField
      label="Coupon code"
      hint={hint}
      autoFocus={isFocused}
      autoComplete="off"
      value={typed ?? code}
      maxLength={40}
      onChange={(to) => {
        setTyped(to);
        onChange(to.replace(/[^\p{L}\p{N}_.-]/gu, ''));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function ValueFields({ discount: { value }, currency, onChange }: ChangeProps): ReactNode {
  return (
    <>
      {'ppm' in value ? (
        <PercentField ppm={value.ppm} onChange={(ppm) => onChange({ value: { ppm } })} />
      ) : (
        <AmountField
          label="Amount"
          currency={currency}
          value={value.minor}
          onChange={(minor) => minor > 0 && onChange({ value: { minor } })}
        />
      )}
      <SelectField
        label="Type"
        value={'ppm' in value ? 'percent' : 'amount'}
        options={[
          { value: 'percent', label: 'Percent' },
          { value: 'amount', label: currency },
        ]}
        onChange={(by) => onChange({ value: by === 'percent' ? { ppm: 10 * PERCENT } : { minor: 100 } })}
      />
    </>
  );
}

interface PercentFieldProps {
  readonly ppm: number;
  readonly onChange: (ppm: number) => void;
}

function PercentField({ ppm, onChange }: PercentFieldProps): ReactNode {
  // While it is typed it may be empty.
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => {
    const rate = Math.round(Number(text) * PERCENT);
    return text.trim() !== '' && rate > 0 && rate <= PPM ? rate : undefined;
  };
  const isWrong = typed !== undefined && read(typed) === undefined;
  return (
    <TextField
      label="Percent"
      inputMode="decimal"
      autoComplete="off"
      suffix="%"
      value={typed ?? String(ppm / PERCENT)}
      error={isWrong ? 'Enter a number up to 100, such as 10 or 12.5.' : undefined}
      onChange={(text) => {
        setTyped(text);
        const rate = read(text);
        if (rate !== undefined) onChange(rate);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
