/** The time zone of a site, with the time it is there. */
import { type ReactNode, useMemo, useState } from 'react';
import { fill } from '../fill.ts';
import { TextField } from '../ui/field.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { timeIn, timeZoneChoices } from './time-zones.ts';
import * as say from './words/en.ts';

const SearchChoice = lazyPart(
  () => import('../ui/search-choice.tsx'),
  'SearchChoice',
  ({ label, hint, onChange }) => (
    <TextField label={label} hint={hint} value="" onChange={onChange} disabled />
  ),
);

export interface TimeZoneFieldProps {
  readonly value: string;
  readonly onChange: (timeZone: string) => void;
}

export function TimeZoneField({ value, onChange }: TimeZoneFieldProps): ReactNode {
  const [now] = useState(Date.now);
  const groups = useMemo(() => timeZoneChoices(value, now), [value, now]);
  const time = timeIn(value, now);
  const told = {
    label: say.timeZone,
    hint: time && fill(say.currentTimeTimeDatesAndSchedules, { time }),
  };
  return <SearchChoice {...told} value={value} groups={groups} onChange={onChange} />;
}
