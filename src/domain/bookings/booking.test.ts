import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDate, formatDateKey, weekdayOf } from '../locale/civil-date.ts';
import { type BookingSettings, bookingForm, checkBooking } from './booking-form.ts';
import { BOOKING_MESSAGES } from './messages.ts';
import { bookableDays, bookableTimes, timesOf, WEEKDAYS } from './opening.ts';
import { bookingProvider, layoutOf, scriptFor } from './provider.ts';

const HOUSE: BookingSettings = {
  provider: 'none',
  businessName: '',
  restaurantId: '',
  address: '',
  isAsked: true,
  title: '',
  description: '',
  sittings: [
    { name: 'Lunch', days: ['sat', 'sun'], from: '12:00', until: '13:00' },
    { name: 'Dinner', days: ['fri', 'sat'], from: '18:30', until: '21:00' },
  ],
  slotMinutes: '30',
  closures: [{ from: '2026-12-04', until: '' }],
  daysAhead: 20,
  noticeHours: 2,
  minParty: 1,
  maxParty: 8,
  largeParty: '',
  submitLabel: 'Ask',
  note: '',
  successText: '',
  name: 'Tables',
};
/** A Friday, 17:20 in Oslo. */
const MOMENT = { now: Date.UTC(2026, 10, 27, 16, 20), timeZone: 'Europe/Oslo', locale: 'en-GB' };

describe('when a table can be asked for', () => {
  test('today only what is not too soon, other days all of their sittings, days off nothing', () => {
    expect(bookableTimes(HOUSE, '2026-11-27', MOMENT)).toEqual(['19:30', '20:00', '20:30', '21:00']);
    expect(bookableTimes(HOUSE, '2026-11-29', MOMENT)).toEqual(['12:00', '12:30', '13:00']);
    expect(bookableTimes(HOUSE, '2026-11-30', MOMENT)).toEqual([]);
    expect(bookableTimes(HOUSE, '2026-12-04', MOMENT)).toEqual([]);
    expect(bookableTimes(HOUSE, '2026-12-05', MOMENT)[0]).toBe('12:00');
    expect(bookableTimes(HOUSE, '2026-12-18', MOMENT)).toEqual([]);
    expect(bookableTimes(HOUSE, '2026-11-20', MOMENT)).toEqual([]);
  });

  test('closed from one day to another holds for both and all between', () => {
    const closures = [{ from: '2026-11-28', until: '2026-12-11' }];
    const open = bookableDays({ ...HOUSE, closures }, MOMENT).filter(({ isOpen }) => isOpen);
    expect(open.map(({ key }) => key)).toEqual(['2026-11-27', '2026-12-12', '2026-12-13']);
  });

  test.each([undefined, '', '2026-11-20'])('closed until %s is closed for one day', (until) => {
    const hours = { ...HOUSE, closures: [{ from: '2026-11-28', until }] };
    expect(bookableTimes(hours, '2026-11-27', MOMENT)).not.toEqual([]);
    expect(bookableTimes(hours, '2026-11-28', MOMENT)).toEqual([]);
    expect(bookableTimes(hours, '2026-11-29', MOMENT)).not.toEqual([]);
  });

  test('a sitting whose last table lies after midnight ends with the day; one without times has none', () => {
    const late = { name: '', days: ['fri'], from: '23:00', until: '00:30' } as const;
    expect(timesOf(late, '15')).toEqual(['23:00', '23:15', '23:30', '23:45']);
    expect(timesOf({ ...late, until: '' }, '15')).toEqual([]);
  });

  test('whatever the zone and the hour, days follow one another from the day of the house, open as it says', () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const instant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2050, 0) });
    fc.assert(
      fc.property(instant, zone, fc.integer({ min: 0, max: 72 }), (now, timeZone, noticeHours) => {
        const days = bookableDays({ ...HOUSE, noticeHours }, { now, timeZone });
        expect(days[0]?.key).toBe(formatDateKey(civilDate(now, timeZone)));
        expect(days).toHaveLength(HOUSE.daysAhead + 1);
        for (const { date, key, isOpen } of days)
          if (isOpen) {
            const weekday = WEEKDAYS[weekdayOf(date) - 1] ?? 'mon';
            expect(['fri', 'sat', 'sun']).toContain(weekday);
            expect(bookableTimes({ ...HOUSE, noticeHours }, key, { now, timeZone })).not.toEqual([]);
          }
      }),
    );
  });
});

describe('a request', () => {
  const values = { party: '2', date: '2026-11-28', time: '19:00', name: 'Mira' };

  test('is kept with its day and time in words', () => {
    expect(checkBooking(HOUSE, values, MOMENT)).toEqual({
      errors: {},
      values: { ...values, date: expect.stringMatching(/^Saturday,? 28 November 2026$/), time: '19:00' },
    });
    const american = checkBooking(HOUSE, values, { ...MOMENT, locale: 'en-US' }).values;
    expect(american['time']).toMatch(/^7:00\sPM$/);
  });

  test('is refused for a day or a time at which there are no tables', () => {
    const errorsOf = (changes: object) => checkBooking(HOUSE, { ...values, ...changes }, MOMENT).errors;
    expect(errorsOf({ date: '2026-11-30' })).toEqual({ date: BOOKING_MESSAGES.day });
    expect(errorsOf({ date: '2026-13-45' })).toEqual({ date: BOOKING_MESSAGES.day });
    expect(errorsOf({ date: '2026-11-27', time: '18:30' })).toEqual({ time: BOOKING_MESSAGES.time });
    expect(errorsOf({ time: '19:01' })).toEqual({ time: BOOKING_MESSAGES.time });
    const inFrench = { ...MOMENT, language: 'fr' };
    expect(checkBooking(HOUSE, { ...values, time: '19:01' }, inFrench).errors).toEqual({
      time: 'Cet horaire n’est pas disponible ce jour-là. Veuillez en choisir un autre.',
    });
    // What is missing is the business of the fields.
    expect(errorsOf({ date: '', time: '' })).toEqual({});
  });

  test('asks for as many as the house takes, also where the ends are the wrong way round', () => {
    const party = (changes: Partial<BookingSettings>) =>
      bookingForm({ ...HOUSE, ...changes })?.fields.find(({ id }) => id === 'party')?.options;
    expect(party({ minParty: 2, maxParty: 4 })).toEqual(['2', '3', '4']);
    expect(party({ minParty: 5, maxParty: 4 })).toEqual(['5']);
  });
});

describe('providers', () => {
  test('WIDG-57 the Tock widget is a column at 750 or less', () => {
    expect([750, 751].map((width) => layoutOf('tock', width))).toEqual(['column', 'row']);
  });

  test('WIDG-58 the restaurant widget is wide in a place wider than 850, and its script is told so', () => {
    expect([850, 851].map((width) => layoutOf('opentable', width))).toEqual(['standard', 'wide']);
    const widget = bookingProvider({ ...HOUSE, provider: 'opentable', restaurantId: '12' })?.widget;
    if (!widget) throw new Error('OpenTable has a widget');
    expect(new URL(scriptFor(widget, 851)).search).toContain('theme=wide');
    expect(new URL(scriptFor(widget, 850)).search).toContain('theme=standard');
  });

  test('lead to the page of the house, and nowhere while it is not known', () => {
    const hrefOf = (changes: Partial<BookingSettings>) => bookingProvider({ ...HOUSE, ...changes })?.href;
    expect(hrefOf({ provider: 'tock', businessName: 'elm-house' })).toBe(
      'https://www.exploretock.com/elm-house',
    );
    expect(hrefOf({ provider: 'tock', businessName: '../evil' })).toBeUndefined();
    expect(hrefOf({ provider: 'opentable', restaurantId: '412810' })).toContain('rid=412810');
    expect(hrefOf({ provider: 'opentable', restaurantId: '1&x' })).toBeUndefined();
    expect(hrefOf({ provider: 'other', address: 'https://resy.example/elm' })).toBe(
      'https://resy.example/elm',
    );
    expect(hrefOf({ provider: 'other', address: 'javascript:alert(1)' })).toBeUndefined();
    expect(hrefOf({ provider: 'none' })).toBeUndefined();
    expect(bookingForm({ ...HOUSE, provider: 'tock' })).toBeUndefined();
  });
});
