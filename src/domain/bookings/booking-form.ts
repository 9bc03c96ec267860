/** A request for a table: a form whose fields follow from when a house is open and how many it seats. */
import { blankField } from '../forms/blank-field.ts';
import type { FormSettings, FormValues } from '../forms/form.ts';
import type { Link } from '../links/link.ts';
import { parseDateKey, utcOf } from '../locale/civil-date.ts';
import { dateFormat } from '../locale/date-format.ts';
import type { OpenHours } from '../settings/opening-hours.ts';
import { bookableTimes, clockOf, DAY_MINUTES, type Moment, minutesOf, type OpeningHours } from './opening.ts';
import type { ProviderSettings } from './provider.ts';
import { bookingWords } from './words/words.ts';

export interface BookingSettings extends OpeningHours, ProviderSettings {
  /** Its times are the opening hours of the site, where the address settings say them. */
  readonly areHoursOfSite?: boolean | undefined;
  /** What the owner calls it, in lists and mails. */
  readonly name: string;
  readonly title: string;
  /** Whose free times are shown where tables are counted; absent for the first that gives tables. */
  readonly serviceId?: string | undefined;
  readonly description: string;
  readonly minParty: number;
  readonly maxParty: number;
  /** Beneath the numbers: what to do with more people than that. */
  readonly largeParty: string;
  readonly submitLabel: string;
  /** Beneath the button. */
  readonly note: string;
  readonly successText: string;
  readonly successLink?: Link | undefined;
}

export const MAX_NOTE_LENGTH = 1000;
const required = { isRequired: true };

/** The numbers of people to choose from; one that is set the wrong way round is read as one number. */
export function partySizes({ minParty, maxParty }: Pick<BookingSettings, 'minParty' | 'maxParty'>): string[] {
  const count = Math.max(0, maxParty - minParty) + 1;
  return Array.from({ length: count }, (_, index) => String(minParty + index));
}

/** Undefined where a provider takes the bookings, or tables are counted. */
export function bookingForm(settings: BookingSettings): FormSettings | undefined {
  if (settings.provider !== 'none') return undefined;
  const { name, submitLabel, successText, successLink } = settings;
  const fields = [
    blankField('party', 'select', 'Guests', { ...required, options: partySizes(settings) }),
    blankField('date', 'text', 'Day', required),
    blankField('time', 'text', 'Time', required),
    blankField('name', 'text', 'Name', required),
    blankField('email', 'email', 'Email', required),
    blankField('phone', 'text', 'Phone', required),
    blankField('note', 'textarea', 'Anything we should know?', { maxLength: MAX_NOTE_LENGTH }),
  ];
  return { name, fields, submitLabel, successText, successLink, html: '', trust: 'sandboxed' };
}

export interface CheckedBooking {
  /** Day and time in words, as those who keep the tables read them. */
  readonly values: FormValues;
  /** By field id. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The last table is given so long before the house closes. */
const LAST_TABLE_MINUTES = 60;

/** @param hours the opening hours of the site */
export function withSiteHours<Settings extends BookingSettings>(
  settings: Settings,
  hours: readonly OpenHours[],
): Settings {
  if (!settings.areHoursOfSite) return settings;
  const sittings = hours.map(({ days, from, until }) => {
    const [first, end] = [minutesOf(from), minutesOf(until)];
    const last = end - LAST_TABLE_MINUTES + (end > first ? 0 : DAY_MINUTES);
    return { name: '', days, from, until: clockOf(Math.max(first, last) % DAY_MINUTES) };
  });
  return sittings.length > 0 ? { ...settings, sittings } : settings;
}

interface BookingMoment extends Moment {
  /** The opening hours of the site. */
  readonly hours?: readonly OpenHours[];
  /** Of the house. */
  readonly locale: string;
  /** Of the guest, where it is another: BCP 47. */
  readonly language?: string;
}

/** What the rules of the single fields do not know: whether the house is open then. */
export function checkBooking(
  form: BookingSettings,
  values: FormValues,
  moment: BookingMoment,
): CheckedBooking {
  const say = bookingWords(moment.language ?? moment.locale);
  const settings = withSiteHours(form, moment.hours ?? []);
  const { date: dateKey, time } = values;
  const errors: Record<string, string> = {};
  if (typeof dateKey !== 'string' || typeof time !== 'string' || !dateKey) return { values, errors };
  const times = bookableTimes(settings, dateKey, moment);
  if (times.length === 0) errors['date'] = say('dayOff');
  else if (time !== '' && !times.includes(time)) errors['time'] = say('closedTime');
  if (time === '' || Object.keys(errors).length > 0) return { values, errors };
  const words = { date: dayInWords(dateKey, moment.locale), time: timeInWords(time, moment.locale) };
  return { values: { ...values, ...words }, errors };
}

/** `Friday, 27 November 2026`, as the locale has it. */
export function dayInWords(key: string, locale: string): string {
  const date = parseDateKey(key);
  if (!date) return key;
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return dateFormat(locale, 'UTC', options).format(utcOf(date));
}

/** `19:30` or `7:30 PM`, as the locale has it. */
export function timeInWords(time: string, locale: string): string {
  const at = Date.parse(`1970-01-01T${time}Z`);
  return dateFormat(locale, 'UTC', { hour: 'numeric', minute: '2-digit' }).format(at);
}
