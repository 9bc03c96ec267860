/** The time zone of a site, with the time it is there. */
import { type ReactNode, useMemo } from 'react';
import { SelectField } from '../ui/field.tsx';
import { timeIn, timeZoneChoices } from './time-zones.ts';

export interface TimeZoneFieldProps {
  readonly value: string;
  readonly onChange: (timeZone: string) => void;
}

export function TimeZoneField({ value, onChange }: TimeZoneFieldProps): ReactNode {
  const zones = useMemo(() => timeZoneChoices(value), [value]);
  const time = timeIn(value, Date.now());
  return (
    <SelectField
      label="Time zone"
      hint={time && `It is ${time} there. Dates and planned times are in it.`}
      value={value}
      options={zones}
      onChange={onChange}
    />
  );
}
