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
      description={`${inBookings(offer.count)} still to come, the last on ${last}. Guests can no longer book it.`}
      action="Remove"
      tone={bookings === 'cancel' ? 'danger' : 'primary'}
      sending={ending}
      onClose={onClose}
    >
      <SelectField
        label="Existing bookings"
        value={bookings}
        options={[
          { value: 'keep', label: 'Keep them' },
          ...(offer.kind === 'resource'
            ? [{ value: 'move' as const, label: 'Move them to another free place at the same time' }]
            : []),
          { value: 'cancel', label: 'Cancel them' },
        ]}
        hint={HINTS[bookings]}
        onChange={setBookings}
      />
    </FormDialog>
  );
}

const HINTS: Readonly<Record<Bookings, string>> = {
  keep: 'It disappears from this page after its last booking.',
  move: 'Bookings that don’t fit anywhere else are kept. Guests with a new person get an email.',
  cancel: 'Guests get an email. You can’t undo this.',
};
