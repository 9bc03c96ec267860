/** A number in its range. */
import { type ReactNode, useState } from 'react';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import { TextField } from '../../ui/field.tsx';
import { type Path, useField } from '../panel-context.tsx';

type NumberDescription = Extract<FieldDescription, { kind: 'number' }>;

export function NumberControl({
  field,
  path,
}: {
  readonly field: NumberDescription;
  readonly path: Path;
}): ReactNode {
  const state = useField<number | undefined>(path, field.kind);
  // "1." and "" are on the way to a number; they stay as typed until the field is left.
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && Object.is(read(typed), state.value);
  const change = (text: string): void => {
    setTyped(text);
    state.set(text === '' && field.isOptional ? undefined : read(text));
  };
  return (
    <TextField
      label={field.label}
      hint={field.hint}
      error={state.error}
      aside={state.aside}
      type="number"
      inputMode={field.isWhole ? 'numeric' : 'decimal'}
      {...(field.min === undefined ? {} : { min: field.min })}
      {...(field.max === undefined ? {} : { max: field.max })}
      step={field.isWhole ? 1 : 'any'}
      {...(field.unit ? { suffix: field.unit } : {})}
      value={isTyped ? typed : write(state.value)}
      onChange={change}
      onBlur={() => state.error === undefined && setTyped(undefined)}
    />
  );
}

function read(text: string): number | undefined {
  return text.trim() === '' ? undefined : Number(text);
}

function write(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '' : String(value);
}
