/** Somebody or something that can be booked. */
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingResource, BookingsSettings } from '#domain/bookings/settings.ts';
import { makeId } from '../make-id.ts';
import { IconButton } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './bookings.module.css';
import { HoursFields } from './hours-fields.tsx';
import { NumberField } from './number-field.tsx';

const KINDS = [
  { value: 'person', label: 'A person' },
  { value: 'table', label: 'A table' },
  { value: 'seats', label: 'Seats shared by several groups' },
] as const;

export function newResource(kind: BookingResource['kind'] = 'person'): BookingResource {
  return { id: makeId(), kind, name: '', seats: kind === 'person' ? 1 : 4, hours: [] };
}

interface ResourceFieldsProps {
  readonly value: BookingResource;
  /** Of the site: what own ones begin with. */
  readonly hours: BookingsSettings['hours'];
  readonly onChange: (value: BookingResource) => void;
  readonly onRemove: () => void;
}

export function ResourceFields({ value, hours, onChange, onRemove }: ResourceFieldsProps): ReactNode {
  const { name, kind, seats } = value;
  const who = name || 'this one';
  const hasOwn = value.hours.length > 0;
  return (
    <Stack>
      <div className={styles['pair']}>
        <TextField
          label="Name"
          value={name}
          maxLength={80}
          placeholder={kind === 'person' ? 'Ada' : 'Table by the window'}
          onChange={(to) => onChange({ ...value, name: to })}
        />
        <SelectField
          label="Kind"
          value={kind}
          options={KINDS}
          onChange={(to) => onChange({ ...value, kind: to, seats: to === 'person' ? 1 : seats })}
        />
        {kind !== 'person' && (
          <NumberField
            label={kind === 'seats' ? 'Total seats' : 'Seats'}
            value={seats}
            min={1}
            max={1000}
            onChange={(to) => onChange({ ...value, seats: to })}
          />
        )}
        <span>
          <IconButton label={`Remove ${who}`} icon={<Trash2 />} onClick={onRemove} />
        </span>
      </div>
      <Switch
        label={`Custom opening hours for ${who}`}
        hint={hasOwn ? undefined : 'When off, the opening hours above apply.'}
        isOn={hasOwn}
        isDisabled={!hasOwn && hours.length === 0}
        onChange={(isOn) => onChange({ ...value, hours: isOn ? hours : [] })}
      />
      {hasOwn && (
        <HoursFields of={who} value={value.hours} onChange={(to) => onChange({ ...value, hours: to })} />
      )}
    </Stack>
  );
}
