/** A day, and the times of it that are free. */

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as calls from '#domain/bookings/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import * as say from './words/en.ts';

interface FreeTimesProps {
  readonly site: string;
  readonly serviceId: string;
  readonly party: number;
  /** The booking that is being moved. */
  readonly except?: string;
  readonly timeZone: string;
  /** As `2026-12-24`. */
  readonly firstDay: string;
  readonly value: number | undefined;
  readonly onChange: (startsAt: number | undefined) => void;
}

export function FreeTimes(props: FreeTimesProps): ReactNode {
  const { site, serviceId: service, party, except, timeZone, firstDay, value, onChange } = props;
  const [day, setDay] = useState(firstDay);
  const free = useQuery({
    queryKey: ['bookings', site, 'free', service, day, party, except],
    queryFn: ({ signal }) =>
      call(calls.readFree, { site, query: { service, day, party, ...(except && { except }) } }, { signal }),
    enabled: /^\d{4}-\d\d-\d\d$/.test(day),
  });
  const slots = free.data?.slots ?? [];
  const clock = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone });
  return (
    <>
      <TextField
        label={say.day}
        type="date"
        value={day}
        onChange={(next) => {
          setDay(next);
          onChange(undefined);
        }}
      />
      {free.error && <Failure error={free.error} onRetry={() => void free.refetch()} />}
      <SelectField
        label={say.time}
        value={value === undefined ? '' : String(value)}
        hint={
          free.data && slots.length === 0
            ? say.noFreeTimesOnThisDay
            : fill(say.timesAreInTimezone, { timeZone })
        }
        disabled={slots.length === 0}
        options={[
          { value: '', label: free.isFetching ? say.loading : say.chooseATime },
          ...slots.map(({ startsAt }) => ({ value: String(startsAt), label: clock.format(startsAt) })),
        ]}
        onChange={(next) => onChange(next === '' ? undefined : Number(next))}
      />
    </>
  );
}
