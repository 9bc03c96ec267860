/** A whole number: what cannot be one stays in the field and changes nothing. */
import { type ReactNode, useState } from 'react';
import { fill } from '../fill.ts';
import { TextField } from '../ui/field.tsx';
import * as say from './words/en.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

export function NumberField({
  label,
  unit,
  hint,
  value,
  min = 0,
  max,
  onChange,
}: NumberFieldProps): ReactNode {
  const [text, setText] = useState(String(value));
  const number = Number(text);
  const isRight = /^\d+$/.test(text) && number >= min && number <= max;
  const shown = isRight && number !== value ? String(value) : text;
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={shown}
      {...(unit && { suffix: unit })}
      {...(hint && { hint })}
      error={isRight ? undefined : fill(say.enterAWholeNumberFromMin, { min, max })}
      onChange={(next) => {
        setText(next);
        const given = Number(next);
        if (/^\d+$/.test(next) && given >= min && given <= max) onChange(given);
      }}
    />
  );
}
