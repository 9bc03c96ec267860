/** A moment, as the clock shows it where the site is. */
import type { ReactNode } from 'react';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import { formatLocalTime, readLocalTime } from '#domain/locale/local-time.ts';
import { TextField } from '../../ui/field.tsx';
import { type Path, useField, usePanel } from '../panel-context.tsx';
import { useTimeZone } from '../site-data.ts';

export function InstantControl({
  field,
  path,
}: {
  readonly field: FieldDescription;
  readonly path: Path;
}): ReactNode {
  const timeZone = useTimeZone(usePanel().siteId);
  const state = useField<number | undefined>(path, field.kind);
  return (
    <TextField
      label={field.label}
      hint={field.hint ?? `In the time of ${timeZone.replaceAll('_', ' ')}.`}
      error={state.error}
      aside={state.aside}
      type="datetime-local"
      value={state.value === undefined ? '' : formatLocalTime(state.value, timeZone)}
      onChange={(text) => state.set(readLocalTime(text, timeZone))}
    />
  );
}
