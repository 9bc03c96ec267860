import { type ReactNode, useState } from 'react';
import * as calls from '#domain/bookings/calls.ts';
import { call } from '../api.ts';
import { SelectField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import { inBookings, type SettingsState } from './use-bookings.ts';

export interface EndedOffer {
  readonly id: string;
  readonly name: string;
  readonly kind: 'resource' | 'service';
  /** Bookings to come. */
  readonly count: number;
  readonly until: number;
}

type Bookings = 'keep' | 'move' | 'cancel';

const DONE: Readonly<Record<Bookings, string>> = { keep: '', move: 'moved', cancel: 'cancelled' };

interface EndOfferDialogProps {
  readonly site: string;
  readonly timeZone: string;
  readonly offer: EndedOffer;
  readonly onEnded: (state: SettingsState) => void;
  readonly onClose: () => void;
}

export function EndOfferDialog({ site, timeZone, offer, onEnded, onClose }: EndOfferDialogProps): ReactNode {
  const [bookings, setBookings] = useState<Bookings>('keep');
  const ending = useAction(() => call(calls.endOffer, { site, body: { id: offer.id, bookings } }), {
    said: ({ changed, kept }) => {
      const done = bookings === 'keep' ? [] : [`${inBookings(changed)} ${DONE[bookings]}.`];
      const left = kept > 0 ? [`${inBookings(kept)} kept.`] : [];
      return [`“${offer.name}” is no longer offered.`, ...done, ...left].join(' ');
    },
    reads: ['bookings', site],
    isFailureShown: true,
    onDone: ({ changed, kept, ...state }) => {
      onEnded(state);
      onClose();
    },
  });
  const last = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone }).format(offer.until);
  return (
    <FormDialog
      title={`Remove “${offer.name}”?`}
      description={`${inBookings(offer.count)} still to come, the last on ${last}. Guests can book it no longer, at once.`}
      action="Remove it"
      tone={bookings === 'cancel' ? 'danger' : 'primary'}
      sending={ending}
      onClose={onClose}
    >
      <SelectField
        label="What has been booked"
        value={bookings}
        options={[
          { value: 'keep', label: 'Keep until then' },
          ...(offer.kind === 'resource'
            ? [{ value: 'move' as const, label: 'Move to what else is free at that time' }]
            : []),
          { value: 'cancel', label: 'Cancel' },
        ]}
        hint={HINTS[bookings]}
        onChange={setBookings}
      />
    </FormDialog>
  );
}

const HINTS: Readonly<Record<Bookings, string>> = {
  keep: 'It goes from this page by itself once the last booking is over.',
  move: 'What fits nowhere else is kept. Guests of people get a mail that says so.',
  cancel: 'Guests get a mail. This cannot be undone.',
};
