/** What is said of an event: when and where it is, whether it takes place, and its tickets. */
import type { ReactNode } from 'react';
import type { EventDetails, EventTickets } from '#domain/events/event-details.ts';
import { CURRENCY_CODES, type CurrencyCode, DEFAULT_CURRENCY } from '#domain/money/currencies.ts';
import { MomentField } from '../fields/moment-field.tsx';
import { AmountField } from '../ui/amount-field.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import type { EditedDetails, PostDetails } from './post-details.ts';
import * as say from './words/en.ts';

const STATUSES = [
  { value: 'scheduled', label: say.asAnnounced },
  { value: 'rescheduled', label: say.rescheduled },
  { value: 'postponed', label: say.postponed },
  { value: 'cancelled', label: say.cancelledEvent },
] as const;
const ATTENDANCES = [
  { value: 'offline', label: say.inPerson },
  { value: 'online', label: say.onlineOnly },
  { value: 'mixed', label: say.inPersonAndOnline },
] as const;
const CURRENCIES = CURRENCY_CODES.map((value) => ({ value, label: value }));
const NO_TICKETS: EventTickets = { url: '', priceMinor: 0, currency: DEFAULT_CURRENCY };

export function EventFields({ value, onChange }: EditedDetails): ReactNode {
  const { startsAt, endsAt, location = '' } = value;
  const isBackwards = startsAt !== undefined && endsAt !== undefined && endsAt < startsAt;
  return (
    <>
      <MomentField
        label={say.starts}
        at={startsAt ?? null}
        onChange={(at) => onChange({ startsAt: at ?? undefined })}
      />
      <MomentField
        label={say.ends}
        at={endsAt ?? null}
        error={isBackwards ? say.itEndsBeforeItStarts : undefined}
        onChange={(at) => onChange({ endsAt: at ?? undefined })}
      />
      <TextField
        label={say.location}
        value={location}
        maxLength={300}
        onChange={(text) => onChange({ location: text || undefined })}
      />
      <Circumstances value={value} onChange={onChange} />
    </>
  );
}

function Circumstances({ value, onChange }: EditedDetails): ReactNode {
  const details = value.event ?? {};
  const set = (part: { [Key in keyof EventDetails]?: EventDetails[Key] | undefined }) =>
    onChange({ event: tidy({ ...details, ...part }) });
  const { status = 'scheduled', attendance = 'offline', onlineUrl = '', previousStartsAt } = details;
  return (
    <>
      <SelectField
        label={say.whetherItTakesPlace}
        value={status}
        options={STATUSES}
        onChange={(chosen) =>
          set({
            status: chosen === 'scheduled' ? undefined : chosen,
            // What it was moved from is the date it had.
            previousStartsAt: chosen === 'rescheduled' ? (previousStartsAt ?? value.startsAt) : undefined,
          })
        }
      />
      {status === 'rescheduled' && (
        <MomentField
          label={say.formerStart}
          at={previousStartsAt ?? null}
          onChange={(at) => set({ previousStartsAt: at ?? undefined })}
        />
      )}
      <SelectField
        label={say.attendance}
        value={attendance}
        options={ATTENDANCES}
        onChange={(chosen) => set({ attendance: chosen === 'offline' ? undefined : chosen })}
      />
      {attendance !== 'offline' && (
        <TextField
          label={say.addressOnline}
          type="url"
          value={onlineUrl}
          error={problemOf(onlineUrl)}
          onChange={(text) => set({ onlineUrl: text || undefined })}
        />
      )}
      <Tickets tickets={details.tickets} onChange={(tickets) => set({ tickets })} />
    </>
  );
}

interface TicketsProps {
  readonly tickets: EventTickets | undefined;
  readonly onChange: (tickets: EventTickets | undefined) => void;
}

function Tickets({ tickets, onChange }: TicketsProps): ReactNode {
  return (
    <>
      <Switch
        label={say.sellTickets}
        hint={say.yourEventLinksToThem}
        isOn={tickets !== undefined}
        onChange={(isOn) => onChange(isOn ? NO_TICKETS : undefined)}
      />
      {tickets && (
        <>
          <TextField
            label={say.ticketAddress}
            type="url"
            value={tickets.url}
            error={problemOf(tickets.url)}
            onChange={(url) => onChange({ ...tickets, url })}
          />
          <AmountField
            label={say.ticketPrice}
            hint={say.zeroForFreeEntry}
            currency={tickets.currency as CurrencyCode}
            value={tickets.priceMinor}
            onChange={(priceMinor) => onChange({ ...tickets, priceMinor })}
          />
          <SelectField
            label={say.currency}
            value={tickets.currency as CurrencyCode}
            options={CURRENCIES}
            onChange={(currency) => onChange({ ...tickets, currency })}
          />
          <Switch
            label={say.soldOut}
            isOn={tickets.isSoldOut ?? false}
            onChange={(isSoldOut) => {
              const { isSoldOut: _, ...rest } = tickets;
              onChange(isSoldOut ? { ...rest, isSoldOut } : rest);
            }}
          />
        </>
      )}
    </>
  );
}

function problemOf(url: string): string | undefined {
  return url === '' || /^https?:\/\/[^\s/]/i.test(url.trim()) ? undefined : say.enterAWebAddress;
}

/** Without what is not set; nothing where nothing is. */
function tidy(details: object): PostDetails['event'] {
  const set = Object.entries(details).filter(([, value]) => value !== undefined);
  return set.length === 0 ? undefined : Object.fromEntries(set);
}
