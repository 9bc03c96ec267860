/** An amount of money, typed as it is written, kept in minor units. */
import { type ReactNode, useState } from 'react';
import { type CurrencyCode, currencyOf } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { readMinor } from '#domain/money/read-amount.ts';
import { TextField } from './field.tsx';

interface AmountFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly currency: CurrencyCode;
  readonly value: number;
  readonly onChange: (minor: number) => void;
}

export function AmountField({ label, hint, currency, value, onChange }: AmountFieldProps): ReactNode {
  const digits = currencyOf(currency).fractionDigits;
  // While it is typed, “1.” and an empty field stay what they are.
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? value : readMinor(typed, digits);
  const example = formatMoney({ minor: 2000, currency });
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      prefix={currency}
      value={typed ?? plain(value, digits)}
      error={read === undefined ? `Write an amount such as ${example}.` : undefined}
      onChange={(text) => {
        setTyped(text);
        const minor = readMinor(text, digits);
        if (minor !== undefined) onChange(minor);
      }}
      onBlur={() => read !== undefined && setTyped(undefined)}
    />
  );
}

function plain(minor: number, digits: number): string {
  return (minor / 10 ** digits).toFixed(digits);
}
