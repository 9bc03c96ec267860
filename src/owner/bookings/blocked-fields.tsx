/** Days on which nothing is given, or somebody is away. */
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingResource, BookingsSettings } from '#domain/bookings/settings.ts';
import { makeId } from '../make-id.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import styles from './bookings.module.css';

type Blocked = BookingsSettings['blocked'];

interface BlockedFieldsProps {
  readonly value: Blocked;
  readonly resources: readonly BookingResource[];
  readonly onChange: (value: Blocked) => void;
}

export function BlockedFields({ value, resources, onChange }: BlockedFieldsProps): ReactNode {
  const change = (id: string, part: Partial<Blocked[number]>) =>
    onChange(value.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const today = new Date().toISOString().slice(0, 10);
  return (
    <Stack>
      {value.map(({ id, from, until, resourceId }) => (
        <div key={id} className={styles['pair']}>
          <TextField
            label="From"
            type="date"
            value={from}
            // Days as text: `Math.max` would read numbers.
            onChange={(to) => to && change(id, { from: to, until: [to, until].sort().at(-1) ?? to })}
          />
          <TextField
            label="Until"
            type="date"
            min={from}
            value={until}
            onChange={(to) => to && change(id, { until: to })}
          />
          <SelectField
            label="Closed"
            value={resourceId ?? ''}
            options={[
              { value: '', label: 'Everything' },
              ...resources.map((each) => ({ value: each.id, label: each.name || 'Without a name' })),
            ]}
            onChange={(to) => change(id, { resourceId: to || null })}
          />
          <span>
            <IconButton
              label={`Take bookings again from ${from} to ${until}`}
              icon={<Trash2 />}
              onClick={() => onChange(value.filter((each) => each.id !== id))}
            />
          </span>
        </div>
      ))}
      <span>
        <Button
          icon={<Plus />}
          onClick={() =>
            onChange([...value, { id: makeId(), from: today, until: today, resourceId: null, note: '' }])
          }
        >
          Add days off
        </Button>
      </span>
    </Stack>
  );
}
