/** Somebody or something that can be booked. */
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingResource, BookingsSettings } from '#domain/bookings/settings.ts';
import { fill } from '../fill.ts';
import { makeId } from '../make-id.ts';
import { IconButton } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './bookings.module.css';
import { HoursFields } from './hours-fields.tsx';
import { NumberField } from './number-field.tsx';
import * as say from './words/en.ts';

const KINDS = [
  { value: 'person', label: say.aPerson },
  { value: 'table', label: say.aTable },
  { value: 'seats', label: say.seatsSharedBySeveralGroups },
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
  const who = name || say.thisOne;
  const hasOwn = value.hours.length > 0;
  return (
    <Stack>
      <div className={styles['pair']}>
        <TextField
          label={say.name}
          value={name}
          maxLength={80}
          placeholder={kind === 'person' ? say.ada : say.tableByTheWindow}
          onChange={(to) => onChange({ ...value, name: to })}
        />
        <SelectField
          label={say.kind}
          value={kind}
          options={KINDS}
          onChange={(to) => onChange({ ...value, kind: to, seats: to === 'person' ? 1 : seats })}
        />
        {kind !== 'person' && (
          <NumberField
            label={kind === 'seats' ? say.totalSeats : say.seats}
            value={seats}
            min={1}
            max={1000}
            onChange={(to) => onChange({ ...value, seats: to })}
          />
        )}
        <span>
          <IconButton
            label={name ? fill(say.removeWho, { who: name }) : say.removeThisOne}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        </span>
      </div>
      <Switch
        label={fill(say.customOpeningHoursForWho, { who })}
        hint={hasOwn ? undefined : say.whenOffTheOpeningHoursAbove}
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
