/** Moments, typed and shown on the clock of the site: people plan for their visitors, wherever they are themselves. */
import type { ReactNode } from 'react';
import { formatLocalTime, readLocalTime } from '#domain/locale/local-time.ts';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { TextField } from '../ui/field.tsx';
import { useTimeZone } from './site-data.ts';
import * as say from './words/en.ts';

interface MomentFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Milliseconds; null: none is set. */
  readonly at: number | null;
  readonly onChange: (at: number | null) => void;
}

export function MomentField({ at, onChange, ...field }: MomentFieldProps): ReactNode {
  const timeZone = useTimeZone(useSite().id);
  return (
    <TextField
      {...field}
      type="datetime-local"
      value={at === null ? '' : formatLocalTime(at, timeZone)}
      onChange={(text) => onChange(readLocalTime(text, timeZone) ?? null)}
    />
  );
}

interface SpanFieldsProps {
  readonly from: number | null;
  readonly until: number | null;
  readonly onChange: (part: { readonly from?: number | null; readonly until?: number | null }) => void;
}

/** From one moment until another, either of which may be left open. */
export function SpanFields({ from, until, onChange }: SpanFieldsProps): ReactNode {
  const timeZone = useTimeZone(useSite().id).replaceAll('_', ' ');
  const isBackwards = from !== null && until !== null && until <= from;
  return (
    <>
      <MomentField
        label={say.from}
        hint={fill(say.leaveEmptyToStartNowTime, { timeZone })}
        at={from}
        onChange={(at) => onChange({ from: at })}
      />
      <MomentField
        label={say.until}
        hint={say.leaveEmptyForNoEndDate}
        error={isBackwards ? say.theEndIsBeforeTheStart : undefined}
        at={until}
        onChange={(at) => onChange({ until: at })}
      />
    </>
  );
}
