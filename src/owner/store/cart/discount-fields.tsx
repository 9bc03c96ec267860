/** What makes a discount: its code and what it takes off; the rest is folded away until it is used. */
import { type ReactNode, useState } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { PPM } from '#domain/money/divide.ts';
import { DISCOUNT_CLASSES } from '#domain/store/settings/discount.ts';
import type { StoreDiscount } from '#domain/store/settings/settings.ts';
import { SpanFields } from '../../fields/moment-field.tsx';
import { fill } from '../../fill.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { More } from '../../ui/more.tsx';
import { Switch } from '../../ui/switch.tsx';
import { PERCENT, titleOfDiscount } from '../settings/given-names.ts';
import styles from '../settings/zones.module.css';
import { LimitFields } from './discount-limits.tsx';
import { ProductsField } from './products-field.tsx';
import * as say from './words/en.ts';

const KINDS = [
  { value: 'order', label: say.allProducts },
  { value: 'product', label: say.specificProducts },
  { value: 'shipping', label: say.delivery },
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
          label={say.amountOff}
          value={kind}
          options={KINDS}
          onChange={(to) => onChange({ kind: to })}
        />
      </div>
      {kind === 'product' && <ProductsField siteId={siteId} discount={discount} onChange={onChange} />}
      <More label={say.limitsDatesAndName} isInUse={isLimited(discount) || (title !== '' && title !== given)}>
        <TextField
          label={say.nameBuyersSee}
          hint={say.leaveEmptyToShowItsCode}
          placeholder={given}
          value={title === given ? '' : title}
          maxLength={100}
          onChange={(to) => onChange({ title: to })}
        />
        <AmountField
          label={say.minimumOrder}
          currency={currency}
          value={discount.minimumMinor}
          onChange={(minor) => onChange({ minimumMinor: minor })}
        />
        <SpanFields
          from={discount.startsAt}
          until={discount.endsAt}
          onChange={({ from = discount.startsAt, until = discount.endsAt }) =>
            onChange({ startsAt: from, endsAt: until })
          }
        />
        <LimitFields discount={discount} onChange={onChange} />
        <Switch
          label={say.canBeCombinedWithOtherDiscounts}
          hint={say.bothDiscountsMustAllowIt}
          isOn={discount.combinesWith.length > 0}
          onChange={(may) => onChange({ combinesWith: may ? [...DISCOUNT_CLASSES] : [] })}
        />
        <Switch label={say.active} isOn={discount.isOn} onChange={(to) => onChange({ isOn: to })} />
      </More>
      <span>
        <Button tone="quiet" size="small" onClick={onRemove}>
          {fill(say.removeTitle, { title: title || given })}
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
  const hint = isChanged ? fill(say.useLettersDigitsDotsAndHyphens, { code }) : say.upperAndLowerCaseAreThe;
  return (
    <TextField
      label={say.couponCode}
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
          label={say.amount}
          currency={currency}
          value={value.minor}
          onChange={(minor) => minor > 0 && onChange({ value: { minor } })}
        />
      )}
      <SelectField
        label={say.type}
        value={'ppm' in value ? 'percent' : 'amount'}
        options={[
          { value: 'percent', label: say.percent },
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
      label={say.percent}
      inputMode="decimal"
      autoComplete="off"
      suffix="%"
      value={typed ?? String(ppm / PERCENT)}
      error={isWrong ? say.enterANumberUpTo100 : undefined}
      onChange={(text) => {
        setTyped(text);
        const rate = read(text);
        if (rate !== undefined) onChange(rate);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
