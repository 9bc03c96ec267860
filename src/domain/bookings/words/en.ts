import type { TranslationOf } from '../../locale/messages.ts';
import { BOOKING_TEXTS } from '../contract.ts';
import { BOOKING_MESSAGES } from '../messages.ts';

export const en = {
  ...BOOKING_TEXTS,
  wait: 'Please wait a moment',
  required: 'This field is required.',
  email: 'Enter an email address like ada@example.org.',
  dayOff: BOOKING_MESSAGES.day,
  closedTime: BOOKING_MESSAGES.time,
  hours: '{hours} h',
  minutes: '{minutes} min',
  hoursAndMinutes: '{hours} h {minutes} min',
  chooseTime: 'Choose a time',
  showTimes: 'Show free times',
  showTables: 'Show free tables here',
  seen: '{service} can see your visit when they are shown.',
  'mail.received.subject': 'We have your request: {service}',
  'mail.confirmed.subject': 'Your booking is confirmed: {service}',
  'mail.declined.subject': 'We cannot take your booking: {service}',
  'mail.cancelled.subject': 'Your booking is cancelled: {service}',
  'mail.moved.subject': 'Your booking has been moved: {service}',
  'mail.reminder.subject': 'See you soon: {service}',
  'mail.received.text': 'Thank you, {name}. We will check and write to you soon.',
  'mail.confirmed.text': 'Thank you, {name}. We look forward to seeing you.',
  'mail.declined.text': 'We are sorry, {name}: we cannot take your booking.',
  'mail.cancelled.text': '{name}, this booking is cancelled:',
  'mail.moved.text': '{name}, this is your new time:',
  'mail.reminder.text': '{name}, we look forward to seeing you:',
  'mail.sameTime': '{name}, your time has not changed. {resource} will see you instead:',
  'mail.people': '{party, plural, one {For # person} other {For # people}}',
  'mail.paid': 'Paid: {amount}',
  'mail.onSite': 'Due on site: {amount}',
  'mail.toPay': 'Not paid yet: {amount}',
  'mail.refund': 'We will refund {amount}.',
  'mail.action': 'View, move or cancel your booking',
  'mail.closing':
    'You get this email because you booked at {site}. Keep the link private. Anyone with it can see your booking.',
} as const;

export type BookingMessages = TranslationOf<typeof en>;
