import { type ReactNode, useState } from 'react';
import type { Booking } from '#domain/bookings/calls.ts';
import * as calls from '#domain/bookings/calls.ts';
import { BOOKING_LIMITS } from '#domain/bookings/contract.ts';
import { offered } from '#domain/bookings/end-offer.ts';
import type { BookingsSettings } from '#domain/bookings/settings.ts';
import { civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import { call } from '../api.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { useAction } from '../ui/use-action.ts';
import { FreeTimes } from './free-times.tsx';
import * as say from './words/en.ts';

interface NewBookingDialogProps {
  readonly site: string;
  readonly state: { readonly settings: BookingsSettings; readonly timeZone: string };
  readonly onClose: () => void;
}

export function NewBookingDialog({ site, state, onClose }: NewBookingDialogProps): ReactNode {
  const { timeZone } = state;
  const services = offered(state.settings.services);
  const [serviceId, setServiceId] = useState(services[0]?.id ?? '');
  const service = services.find(({ id }) => id === serviceId);
  const [party, setParty] = useState(service?.minParty ?? 1);
  const [startsAt, setStartsAt] = useState<number>();
  const [customer, setCustomer] = useState({ name: '', email: '', phone: '', note: '' });
  const [isMailed, setIsMailed] = useState(true);
  const making = useAction(
    () =>
      call(calls.makeBooking, {
        site,
        body: { serviceId, startsAt: startsAt ?? 0, party, customer, isMailed },
      }),
    { said: say.booked, reads: ['bookings', site], isFailureShown: true, onDone: onClose },
  );
  const set = (part: Partial<typeof customer>) => setCustomer((now) => ({ ...now, ...part }));
  const sizes = service ? range(service.minParty, service.maxParty) : [];
  return (
    <FormDialog
      title={say.addABooking}
      action={say.book}
      sending={making}
      isIncomplete={startsAt === undefined || customer.name.trim() === ''}
      onClose={onClose}
    >
      {services.length > 1 && (
        <SelectField
          label={say.service}
          value={serviceId}
          options={services.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setServiceId(id);
            setParty(services.find((each) => each.id === id)?.minParty ?? 1);
            setStartsAt(undefined);
          }}
        />
      )}
      {sizes.length > 1 && (
        <SelectField
          label={say.people}
          value={String(party)}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => {
            setParty(Number(size));
            setStartsAt(undefined);
          }}
        />
      )}
      <FreeTimes
        key={serviceId}
        {...{ site, serviceId, party, timeZone }}
        firstDay={formatDateKey(civilDate(Date.now(), timeZone))}
        value={startsAt}
        onChange={setStartsAt}
      />
      <GuestFields value={customer} set={set} />
      {customer.email !== '' && (
        <Switch label={say.emailAConfirmation} isOn={isMailed} onChange={setIsMailed} />
      )}
    </FormDialog>
  );
}

interface GuestFieldsProps {
  readonly value: Booking['customer'];
  readonly set: (part: Partial<Booking['customer']>) => void;
}

function GuestFields({ value, set }: GuestFieldsProps): ReactNode {
  const { field } = bindFields(value, set);
  return (
    <>
      <TextField label={say.name} {...field('name')} maxLength={BOOKING_LIMITS.name} />
      <TextField
        label={say.emailOptional}
        type="email"
        {...field('email')}
        maxLength={BOOKING_LIMITS.email}
      />
      <TextField label={say.phoneOptional} type="tel" {...field('phone')} maxLength={BOOKING_LIMITS.phone} />
      <TextArea label={say.noteOptional} {...field('note')} maxLength={BOOKING_LIMITS.note} />
    </>
  );
}

function range(from: number, until: number): number[] {
  return Array.from({ length: Math.max(until - from + 1, 0) }, (_, index) => from + index);
}
