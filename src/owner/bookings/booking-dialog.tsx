import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import type { Booking } from '#domain/bookings/calls.ts';
import * as calls from '#domain/bookings/calls.ts';
import { NEXT_STATES } from '#domain/bookings/contract.ts';
import { civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useMay } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { type Fact, Facts } from '../ui/facts.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import { FreeTimes } from './free-times.tsx';
import { PaymentBadge, paymentInWords } from './payment-badge.tsx';
import {
  NOT_OFFERED,
  STATE_TONES,
  STATE_WORDS,
  useDecide,
  useDeleteBooking,
  useIsOffered,
} from './use-bookings.ts';
import * as say from './words/en.ts';

interface BookingDialogProps {
  readonly site: string;
  readonly booking: Booking;
  readonly timeZone: string;
  readonly onClose: () => void;
}

export function BookingDialog(props: BookingDialogProps): ReactNode {
  const { site, booking, timeZone, onClose } = props;
  const [step, setStep] = useState<Step>('look');
  const mayDecide = useMay('config.scheduling');
  const isOffered = useIsOffered(site);
  const deciding = useDecide(site, onClose);
  const deleting = useDeleteBooking(site, onClose);
  const decide = (state: Booking['state']) => deciding.mutate({ id: booking.id, state });
  if (step === 'move') return <MoveDialog {...props} />;
  if (step === 'cancel' || step === 'decline')
    return (
      <ConfirmDialog
        title={step === 'cancel' ? say.cancelThisBooking : say.declineThisRequest}
        description={fill(say.weEmailNameAndTheTime, { name: booking.customer.name })}
        action={step === 'cancel' ? say.cancelBooking : say.decline}
        isOpen
        onConfirm={() => decide(step === 'cancel' ? 'cancelled' : 'declined')}
        onClose={() => setStep('look')}
      />
    );
  if (step === 'delete')
    return (
      <ConfirmDialog
        title={say.deleteThisBooking}
        description={fill(say.permanentlyDeletesEverythingAboutNameIn, { name: booking.customer.name })}
        action={say.deletePermanently}
        isOpen
        isBusy={deleting.isPending}
        onConfirm={() => deleting.mutate(booking.id)}
        onClose={() => setStep('look')}
      />
    );
  const next = mayDecide ? NEXT_STATES[booking.state] : [];
  return (
    <Dialog
      title={booking.customer.name}
      isOpen
      onClose={onClose}
      footer={
        <>
          {mayDecide && (
            <Button tone="quiet" onClick={() => setStep('delete')}>
              {say.deleteLabel}
            </Button>
          )}
          <Actions
            booking={booking}
            next={next}
            isBusy={deciding.isPending}
            onStep={setStep}
            decide={decide}
          />
        </>
      }
    >
      <Facts facts={factsOf(booking, timeZone, isOffered(booking), site)} />
    </Dialog>
  );
}

type Step = 'look' | 'move' | 'cancel' | 'decline' | 'delete';

interface ActionsProps {
  readonly booking: Booking;
  readonly next: readonly Booking['state'][];
  readonly isBusy: boolean;
  readonly onStep: (step: Step) => void;
  readonly decide: (state: Booking['state']) => void;
}

/** What may be done with it now: before its time it is moved or given up, afterwards somebody came or did not. */
function Actions({ booking: { startsAt, state }, next, isBusy, onStep, decide }: ActionsProps): ReactNode {
  const isAhead = startsAt > Date.now();
  const may = (to: Booking['state'], isTime: boolean) => isTime && next.includes(to);
  return (
    <>
      {may('declined', true) && (
        <Button tone="quiet" onClick={() => onStep('decline')}>
          {say.decline}
        </Button>
      )}
      {may('cancelled', isAhead && state === 'confirmed') && (
        <Button tone="quiet" onClick={() => onStep('cancel')}>
          {say.cancel}
        </Button>
      )}
      {may('cancelled', isAhead) && <Button onClick={() => onStep('move')}>{say.move}</Button>}
      {may('no-show', !isAhead) && <Button onClick={() => decide('no-show')}>{say.markAsNoShow}</Button>}
      {may('done', !isAhead) && (
        <Button tone="primary" onClick={() => decide('done')}>
          {say.markAsAttended}
        </Button>
      )}
      {may('confirmed', true) && (
        <Button tone="primary" isBusy={isBusy} onClick={() => decide('confirmed')}>
          {say.confirm}
        </Button>
      )}
    </>
  );
}

function factsOf(booking: Booking, timeZone: string, isOffered: boolean, site: string): Fact[] {
  const when = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeStyle: 'short', timeZone });
  const made = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const { customer, state, serviceName, resourceName, party, answers } = booking;
  const { email, phone, note } = customer;
  const facts: Fact[] = [
    [
      say.status,
      <Badge key="state" tone={STATE_TONES[state]}>
        {STATE_WORDS[state]}
      </Badge>,
    ],
    [say.when, when.formatRange(booking.startsAt, booking.endsAt)],
    [
      say.service,
      <span key="what">
        {serviceName}, {resourceName} {!isOffered && <Badge>{NOT_OFFERED}</Badge>}
      </span>,
    ],
    [say.people, String(party)],
  ];
  const { payment } = booking;
  if (payment)
    facts.push([
      say.payment,
      <span key="payment">
        <PaymentBadge {...{ payment, state }} /> {paymentInWords(payment)}{' '}
        {payment.orderId && (
          <NavLink to={`/sites/${site}/orders/${payment.orderId}`}>{say.viewPayment}</NavLink>
        )}
      </span>,
    ]);
  if (email)
    facts.push([
      say.email,
      <a key="email" href={`mailto:${encodeURIComponent(email)}`}>
        {email}
      </a>,
    ]);
  if (phone)
    facts.push([
      say.phone,
      <a key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        {phone}
      </a>,
    ]);
  if (note) facts.push([say.note, note]);
  return [
    ...facts,
    ...answers.map(({ label, value }): Fact => [label, value]),
    [say.bookedOn, made.format(booking.createdAt)],
  ];
}

function MoveDialog({ site, booking, timeZone, onClose }: BookingDialogProps): ReactNode {
  const [at, setAt] = useState<number>();
  const moving = useAction(
    () => call(calls.moveBooking, { site, booking: booking.id, body: { startsAt: at ?? booking.startsAt } }),
    {
      said: say.movedWeveEmailedTheGuestThe,
      reads: ['bookings', site],
      isFailureShown: true,
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={fill(say.moveTheBookingOfName, { name: booking.customer.name })}
      action={say.moveBooking}
      sending={moving}
      isIncomplete={at === undefined}
      onClose={onClose}
    >
      <FreeTimes
        site={site}
        serviceId={booking.serviceId}
        except={booking.id}
        party={booking.party}
        timeZone={timeZone}
        firstDay={formatDateKey(civilDate(booking.startsAt, timeZone))}
        value={at}
        onChange={setAt}
      />
    </FormDialog>
  );
}
