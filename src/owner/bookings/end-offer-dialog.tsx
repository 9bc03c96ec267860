import { type ReactNode, useState } from 'react';
import * as calls from '#domain/bookings/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { SelectField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import type { SettingsState } from './use-bookings.ts';
import * as say from './words/en.ts';

export interface EndedOffer {
  readonly id: string;
  readonly name: string;
  readonly kind: 'resource' | 'service';
  /** Bookings to come. */
  readonly count: number;
  readonly until: number;
}

type Bookings = 'keep' | 'move' | 'cancel';

const DONE = { move: say.countBookingsMoved, cancel: say.countBookingsCancelled } as const;

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
      const done = bookings === 'keep' ? [] : [fill(DONE[bookings], { count: changed })];
      const left = kept > 0 ? [fill(say.countBookingsKept, { count: kept })] : [];
      return [fill(say.nameIsNoLongerOffered, { name: offer.name }), ...done, ...left].join(' ');
    },
    reads: ['bookings', site],
    isFailureShown: true,
    onDone: ({ changed, kept, ...state }) => {
      onEnded(state);
      onClose();
    },
  });
  const last = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone }).format(offer.until);
  return (
    <FormDialog
      title={fill(say.removeName, { name: offer.name })}
      description={fill(say.countBookingsStillToCome, { count: offer.count, last })}
      action={say.remove}
      tone={bookings === 'cancel' ? 'danger' : 'primary'}
      sending={ending}
      onClose={onClose}
    >
      <SelectField
        label={say.existingBookings}
        value={bookings}
        options={[
          { value: 'keep', label: say.keepThem },
          ...(offer.kind === 'resource'
            ? [{ value: 'move' as const, label: say.moveThemToAnotherFreePlace }]
            : []),
          { value: 'cancel', label: say.cancelThem },
        ]}
        hint={HINTS[bookings]}
        onChange={setBookings}
      />
    </FormDialog>
  );
}

const HINTS: Readonly<Record<Bookings, string>> = {
  keep: say.itDisappearsFromThisPageAfter,
  move: say.bookingsThatDontFitAnywhereElse,
  cancel: say.guestsGetAnEmailYouCant,
};
