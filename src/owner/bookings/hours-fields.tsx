/** Hours of a week: on which days, from when until when. */
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { WEEKDAYS, type Weekday } from '#domain/bookings/opening.ts';
import type { BookingsSettings } from '#domain/bookings/settings.ts';
import { fill } from '../fill.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import styles from './bookings.module.css';
import * as say from './words/en.ts';

type Hours = BookingsSettings['hours'];

const NAMES: Readonly<Record<Weekday, string>> = {
  mon: say.mon,
  tue: say.tue,
  wed: say.wed,
  thu: say.thu,
  fri: say.fri,
  sat: say.sat,
  sun: say.sun,
};

/** `Mon, Tue` */
export const dayNames = (days: readonly Weekday[]): string => days.map((day) => NAMES[day]).join(', ');

interface HoursFieldsProps {
  /** Whose hours these are, for who does not see them. */
  readonly of?: string;
  readonly value: Hours;
  readonly onChange: (value: Hours) => void;
}

function daysLabel(count: number, of?: string): string {
  return of ? fill(say.daysOfHoursCountOf, { count, of }) : fill(say.daysOfHoursCount, { count });
}

function removeLabel(count: number, of?: string): string {
  return of ? fill(say.removeHoursCountOf, { count, of }) : fill(say.removeHoursCount, { count });
}

const WORKDAYS = WEEKDAYS.slice(0, 5);

/** The days that have no hours yet, all at once: the working days first. */
function daysLeft(value: Hours): Weekday[] {
  const left = WEEKDAYS.filter((day) => !value.some(({ days }) => days.includes(day)));
  const working = left.filter((day) => WORKDAYS.includes(day));
  if (working.length > 0) return working;
  return left.length > 0 ? left : ['sat'];
}

export function HoursFields({ of, value, onChange }: HoursFieldsProps): ReactNode {
  const change = (at: number, part: Partial<Hours[number]>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <Stack>
      {value.length === 0 && <p>{say.addOpeningHoursSoThatGuests}</p>}
      {value.map(({ days, from, until }, index) => (
        <div key={index} className={styles['hours']}>
          <fieldset className={`cluster tight ${styles['weekdays']}`}>
            <legend className="visually-hidden">{daysLabel(index + 1, of)}</legend>
            {WEEKDAYS.map((day) => (
              <label key={day}>
                <input
                  type="checkbox"
                  checked={days.includes(day)}
                  onChange={({ currentTarget }) =>
                    change(index, {
                      days: WEEKDAYS.filter((each) =>
                        each === day ? currentTarget.checked : days.includes(each),
                      ),
                    })
                  }
                />
                {NAMES[day]}
              </label>
            ))}
          </fieldset>
          <TextField
            label={say.from}
            type="time"
            value={from}
            onChange={(to) => to && change(index, { from: to })}
          />
          <TextField
            label={say.until}
            type="time"
            value={until}
            onChange={(to) => to && change(index, { until: to })}
          />
          <IconButton
            label={removeLabel(index + 1, of)}
            icon={<Trash2 />}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <span>
        <Button
          icon={<Plus />}
          onClick={() => onChange([...value, { days: daysLeft(value), from: '10:00', until: '18:00' }])}
        >
          {say.addOpeningHours}
        </Button>
      </span>
    </Stack>
  );
}
