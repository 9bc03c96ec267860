/** Hours of a week: on which days, from when until when. */
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { WEEKDAYS, type Weekday } from '#domain/bookings/opening.ts';
import type { BookingsSettings } from '#domain/bookings/settings.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import styles from './bookings.module.css';

type Hours = BookingsSettings['hours'];

const NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

interface HoursFieldsProps {
  /** Whose hours these are, for who does not see them. */
  readonly of?: string;
  readonly value: Hours;
  readonly onChange: (value: Hours) => void;
}

export function HoursFields({ of, value, onChange }: HoursFieldsProps): ReactNode {
  const suffix = of ? ` of ${of}` : '';
  const change = (at: number, part: Partial<Hours[number]>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <Stack>
      {value.length === 0 && <p>Add opening hours so that guests can book.</p>}
      {value.map(({ days, from, until }, index) => (
        <div key={index} className={styles['hours']}>
          <fieldset className={`cluster tight ${styles['weekdays']}`}>
            <legend className="visually-hidden">{`Days of hours ${index + 1}${suffix}`}</legend>
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
            label="From"
            type="time"
            value={from}
            onChange={(to) => to && change(index, { from: to })}
          />
          <TextField
            label="Until"
            type="time"
            value={until}
            onChange={(to) => to && change(index, { until: to })}
          />
          <IconButton
            label={`Remove hours ${index + 1}${suffix}`}
            icon={<Trash2 />}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <span>
        <Button
          icon={<Plus />}
          onClick={() => onChange([...value, { days: ['sat'], from: '10:00', until: '14:00' }])}
        >
          Add opening hours
        </Button>
      </span>
    </Stack>
  );
}
