/** Names, limits and texts of bookings. */
import type { BookableDay } from './opening.ts';

export const BOOKING_STATES = [
  /** Held while its guest pays. */
  'unpaid',
  'requested',
  'confirmed',
  'declined',
  'cancelled',
  /** It was not paid in time. */
  'expired',
  'done',
  'no-show',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** What may still be moved or given up. */
export const HOLDING_STATES: readonly BookingState[] = ['requested', 'confirmed'];
/** What keeps a table or a person from being given to somebody else: those who have come are still there. */
export const BUSY_STATES: readonly BookingState[] = [...HOLDING_STATES, 'done', 'unpaid'];
/** What counts against the limit of one guest. */
export const OPEN_STATES: readonly BookingState[] = [...HOLDING_STATES, 'unpaid'];

/** How long a time is held for a guest who pays; each attempt begins it again. */
export const HOLD_MINUTES = 15;

/** Later than anybody books, and within what calendars can write. */
export const LAST_INSTANT = Date.UTC(2200, 0, 1);

/** Which states follow on a state; from the others nothing goes on. */
export const NEXT_STATES: Readonly<Record<BookingState, readonly BookingState[]>> = {
  unpaid: ['cancelled'],
  requested: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['cancelled', 'done', 'no-show'],
  declined: [],
  cancelled: [],
  expired: [],
  done: ['no-show'],
  'no-show': ['done'],
};

/** Mails to guests. */
export const BOOKING_MAILS = ['received', 'confirmed', 'declined', 'cancelled', 'moved', 'reminder'] as const;
export type BookingMail = (typeof BOOKING_MAILS)[number];

/** The page on which something is booked. */
export const BOOK_PATH = '/commerce/book';
/** Takes what is sent from it. */
export const SEND_PATH = '/api/bookings';
/** Pays a booking that is held. */
export const PAY_PATH = '/api/bookings/pay';
/** Moves a booking or gives it up, as its guest. */
export const CHANGE_PATH = '/api/bookings/change';

const BOOKINGS_PATH = '/commerce/bookings';
/** The page on which a guest looks at a booking. */
export const BOOKING_ROUTE = `${BOOKINGS_PATH}/:token` as const;
export const bookingPath = (token: string): string => `${BOOKINGS_PATH}/${token}`;
export const CALENDAR_ROUTE = `${BOOKINGS_PATH}/:token/booking.ics` as const;
export const calendarPath = (token: string): string => `${bookingPath(token)}/booking.ics`;
/** All bookings of a site, for the calendar of whoever has its address. */
export const FEED_ROUTE = '/commerce/calendar/:token/bookings.ics';
export const feedPath = (token: string): string => `/commerce/calendar/${token}/bookings.ics`;
/** Where a service is booked. */
export const bookServicePath = (serviceId: string): string => `${BOOK_PATH}?service=${serviceId}`;

/** A service as pages offer it. */
export interface BookableService {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly kind: 'table' | 'appointment';
  readonly durationMinutes: number;
}

/** What is free of a service, as a page offers its days. */
export interface FreeDays {
  readonly serviceId: string;
  readonly minParty: number;
  readonly maxParty: number;
  /** Today and those after it, without gaps; open are those with a free time for the smallest party. */
  readonly days: readonly BookableDay[];
}

export const BOOKING_LIMITS = {
  name: 120,
  email: 254,
  phone: 40,
  note: 1000,
  party: 100,
  answer: 2000,
  /** Of one email address, from now on. */
  toCome: 10,
} as const;

export const BOOKING_TEXTS = {
  taken: 'This time has just been taken. Please choose another.',
  title: 'Book',
  nothing: 'You can’t book anything right now. Please try again later.',
  noTimes: 'No free times this month. Try another month or a smaller group.',
  noTime: 'Please choose a time.',
  chooseDay: 'Please choose a day. Your entries are kept.',
  notKnown: 'We can’t find this booking. It may have been removed, or the address may have a typo.',
  notNow: 'You can no longer do this.',
  tooMany: 'You have reached the booking limit for this address. Cancel a booking on its page, or call us.',
  captcha: 'Several bookings came from your connection. Tick “I am a person”, then send it again.',
  captchaWithoutScripts:
    'Several bookings came from your connection. Without scripts, please wait an hour before you book again.',
  busy: 'Too many requests. Wait a few seconds, then send it again.',
  requested: 'Thank you. We have your request and will get back to you soon.',
  confirmed: 'Thank you. Your booking is confirmed.',
  cancelled: 'Your booking is cancelled.',
  moved: 'Your booking has been moved.',
  noPayment: 'You can’t pay online right now. Please contact us to book this.',
  expired: 'This time is no longer held for you. You have not been charged. Please choose a time again.',
  movedToConfirm: 'We are holding your new time and will confirm it soon.',
} as const;
