/** Texts, one a line, or words set apart in any way. What is being typed stays as it is, with the line that has only just begun. */
import { type ReactNode, useState } from 'react';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import { isEqualJson } from '#domain/json.ts';
import { TextArea } from '../../ui/field.tsx';
import { type Path, useField } from '../panel-context.tsx';

export function LinesControl({
  field,
  path,
}: {
  readonly field: FieldDescription;
  readonly path: Path;
}): ReactNode {
  const state = useField<readonly string[] | undefined>(path, field.kind);
  const [typed, setTyped] = useState<string>();
  const lines = state.value ?? [];
  const read = field.kind === 'words' ? wordsOf : linesOf;
  const isCurrent = typed !== undefined && isEqualJson(read(typed), lines);
  return (
    <TextArea
      label={field.label}
      hint={field.hint}
      error={state.error}
      aside={state.aside}
      rows={field.input?.rows ?? Math.min(10, Math.max(3, lines.length + 1))}
      value={isCurrent ? typed : lines.join('\n')}
      onChange={(text) => {
        setTyped(text);
        state.set(read(text));
      }}
    />
  );
}

/** The same text twice could not be told apart by who reads the answers. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

function wordsOf(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((word) => word !== ''))];
}
