/** How those who take part are split between the versions of a test. */
import type { ReactNode } from 'react';
import { fill } from '../fill.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { versionWords } from './in-words.ts';
import * as say from './words/en.ts';

const LETTERS = ['a', 'b', 'c', 'd'];

/** As they are typed; undefined for equal ones. */
export type Split = readonly string[] | undefined;

interface SplitFieldsProps {
  readonly versions: number;
  readonly split: Split;
  readonly onChange: (split: Split) => void;
}

export function SplitFields({ versions, split, onChange }: SplitFieldsProps): ReactNode {
  const shown = split && fitting(split, versions);
  const sum = shown?.reduce((all, each) => all + (Number(each) || 0), 0);
  return (
    <>
      <SelectField<'equal' | 'own'>
        label={say.split}
        value={split ? 'own' : 'equal'}
        options={[
          { value: 'equal', label: say.splitEqually },
          { value: 'own', label: say.splitUnequally },
        ]}
        onChange={(next) => onChange(next === 'own' ? equal(versions) : undefined)}
      />
      {shown?.map((value, index) => (
        <TextField
          key={LETTERS[index]}
          label={versionWords(LETTERS[index] ?? '')}
          value={value}
          inputMode="numeric"
          maxLength={2}
          suffix="%"
          {...(index === versions - 1 && sum !== 100 && { hint: fill(say.splitAddsUp, { sum: sum ?? 0 }) })}
          onChange={(next) => onChange(shown.with(index, next))}
        />
      ))}
    </>
  );
}

function equal(versions: number): string[] {
  const each = Math.floor(100 / versions);
  return Array.from({ length: versions }, (_, index) =>
    String(index === 0 ? 100 - each * (versions - 1) : each),
  );
}

function fitting(split: readonly string[], versions: number): readonly string[] {
  return split.length === versions ? split : equal(versions);
}

/** Null for equal shares, undefined while they are not whole. */
export function toWeights(split: Split, versions: number): number[] | null | undefined {
  if (!split) return null;
  const weights = fitting(split, versions).map(Number);
  const isWhole = weights.every((each) => Number.isInteger(each) && each > 0);
  return isWhole && weights.reduce((sum, each) => sum + each, 0) === 100 ? weights : undefined;
}
