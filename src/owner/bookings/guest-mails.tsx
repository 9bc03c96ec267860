/** What the owner adds to the mails that guests get, beside the mail that comes of it. */
import { type ReactNode, useState } from 'react';
import { BOOKING_MAILS, type BookingMail } from '#domain/bookings/contract.ts';
import { offered } from '#domain/bookings/end-offer.ts';
import { type BookingsSettings, MAX_MAIL_TEXT } from '#domain/bookings/settings.ts';
import { writeBookingMail } from '#domain/bookings/write-booking-mail.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { LANGUAGE } from '../language.ts';
import { useSite } from '../session.ts';
import { SelectField, TextArea } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { MailPreview } from '../ui/mail-preview.tsx';
import { Stack } from '../ui/page.tsx';
import * as say from './words/en.ts';

const LABELS: Readonly<Record<BookingMail, string>> = {
  received: say.requestReceived,
  confirmed: say.bookingConfirmed,
  declined: say.requestDeclined,
  cancelled: say.bookingCancelled,
  moved: say.bookingMoved,
  reminder: say.reminder,
};

interface GuestMailsProps {
  readonly value: BookingsSettings;
  readonly onChange: (mailTexts: BookingsSettings['mailTexts']) => void;
}

export function GuestMails({ value, onChange }: GuestMailsProps): ReactNode {
  const { name: site } = useSite();
  const [mail, setMail] = useState<BookingMail>('confirmed');
  const own = value.mailTexts[mail];
  const example = {
    name: say.adaByron,
    service: offered(value.services)[0]?.name || say.aFirstMeeting,
    resource: offered(value.resources)[0]?.name || say.mira,
    // A round hour, on some day soon.
    startsAt: Math.ceil(Date.now() / DAY_MS + 3) * DAY_MS + 10 * HOUR_MS,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    party: 1,
  };
  return (
    <FieldGroup legend={say.emailsToGuests}>
      <Stack>
        <SelectField
          label={say.email}
          value={mail}
          options={BOOKING_MAILS.map((each) => ({ value: each, label: LABELS[each] }))}
          onChange={setMail}
        />
        <TextArea
          label={say.yourMessage}
          hint={say.directionsOrWhatToBringIt}
          rows={4}
          maxLength={MAX_MAIL_TEXT}
          value={own}
          onChange={(text) => onChange({ ...value.mailTexts, [mail]: text })}
        />
        <MailPreview
          label={say.preview}
          mail={writeBookingMail(mail, example, {
            site,
            locale: LANGUAGE,
            url: 'https://example.org/commerce/bookings/…',
            own,
          })}
        />
      </Stack>
    </FieldGroup>
  );
}
