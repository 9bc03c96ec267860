/** What the owner adds to the mails that guests get, beside the mail that comes of it. */
import { type ReactNode, useState } from 'react';
import { BOOKING_MAILS, type BookingMail } from '#domain/bookings/contract.ts';
import { offered } from '#domain/bookings/end-offer.ts';
import { type BookingsSettings, MAX_MAIL_TEXT } from '#domain/bookings/settings.ts';
import { writeBookingMail } from '#domain/bookings/write-booking-mail.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { useSite } from '../session.ts';
import { SelectField, TextArea } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { MailPreview } from '../ui/mail-preview.tsx';
import { Stack } from '../ui/page.tsx';

const LABELS: Readonly<Record<BookingMail, string>> = {
  received: 'Request received',
  confirmed: 'Booking confirmed',
  declined: 'Request declined',
  cancelled: 'Booking cancelled',
  moved: 'Booking moved',
  reminder: 'Reminder',
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
    name: 'Ada Byron',
    service: offered(value.services)[0]?.name || 'A first meeting',
    resource: offered(value.resources)[0]?.name || 'Mira',
    // A round hour, on some day soon.
    startsAt: Math.ceil(Date.now() / DAY_MS + 3) * DAY_MS + 10 * HOUR_MS,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    party: 1,
  };
  return (
    <FieldGroup legend="Emails to guests">
      <Stack>
        <SelectField
          label="Email"
          value={mail}
          options={BOOKING_MAILS.map((each) => ({ value: each, label: LABELS[each] }))}
          onChange={setMail}
        />
        <TextArea
          label="Your message"
          hint="Directions, or what to bring. It appears below the booking."
          rows={4}
          maxLength={MAX_MAIL_TEXT}
          value={own}
          onChange={(text) => onChange({ ...value.mailTexts, [mail]: text })}
        />
        <MailPreview
          label="Preview"
          mail={writeBookingMail(mail, example, {
            site,
            locale: 'en',
            url: 'https://example.org/commerce/bookings/…',
            own,
          })}
        />
      </Stack>
    </FieldGroup>
  );
}
