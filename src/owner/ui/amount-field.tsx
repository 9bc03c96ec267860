/** An amount of money, typed as it is written, kept in minor units. */
import { type ReactNode, useState } from 'react';
import { type CurrencyCode, currencyOf } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { readMinor } from '#domain/money/read-amount.ts';
import { fill } from '../fill.ts';
import { TextField } from './field.tsx';
import * as say from './words/en.ts';

interface OptionalAmountFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly currency: CurrencyCode;
  readonly value: number | null;
  readonly onChange: (minor: number | null) => void;
}

/** One that may be left empty. */
export function OptionalAmountField(props: OptionalAmountFieldProps): ReactNode {
  return <Amount {...props} isOptional />;
}

interface AmountFieldProps extends Omit<OptionalAmountFieldProps, 'value' | 'onChange'> {
  readonly value: number;
  readonly onChange: (minor: number) => void;
}

export function AmountField({ onChange, ...props }: AmountFieldProps): ReactNode {
  return <Amount {...props} onChange={(minor) => minor !== null && onChange(minor)} />;
}

interface AmountProps extends OptionalAmountFieldProps {
  readonly isOptional?: boolean;
}

function Amount({ currency, value, onChange, isOptional = false, ...field }: AmountProps): ReactNode {
  const digits = currencyOf(currency).fractionDigits;
  // While it is typed, “1.” and an empty field stay what they are.
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => (isOptional && text.trim() === '' ? null : readMinor(text, digits));
  const minor = typed === undefined ? value : read(typed);
  const example = formatMoney({ minor: 2000, currency });
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      prefix={currency}
      value={typed ?? (value === null ? '' : (value / 10 ** digits).toFixed(digits))}
      error={minor === undefined ? fill(say.enterAnAmountSuchAsExample, { example }) : undefined}
      onChange={(text) => {
        setTyped(text);
        const now = read(text);
        if (now !== undefined) onChange(now);
      }}
      onBlur={() => minor !== undefined && setTyped(undefined)}
    />
  );
}
