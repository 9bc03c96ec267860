import { expect, test } from 'vitest';
import { WEEKDAYS } from '../bookings/opening.ts';
import { readHours } from './opening-hours.ts';

const WORKDAYS = WEEKDAYS.slice(0, 5);
const said = (text: string) =>
  readHours(text).hours.map(({ days, from, until }) => `${days.join(' ')} ${from}-${until}`);
const workdays = WORKDAYS.join(' ');
const every = WEEKDAYS.join(' ');

test.each([
  ['9–18 Uhr', [`${every} 09:00-18:00`]],
  ['9am-6pm', [`${every} 09:00-18:00`]],
  ['Mon-Fri 9 to 5, Sat closed', [`${workdays} 09:00-17:00`]],
  ['Mo–Fr 9.00–12.30, 14–18 Uhr', [`${workdays} 09:00-12:30`, `${workdays} 14:00-18:00`]],
  ['Monday to Friday: 9 to 17', [`${workdays} 09:00-17:00`]],
  ['Sat and Sun 10:30–14', ['sat sun 10:30-14:00']],
  ['TUES, thur 8-12', ['tue thu 08:00-12:00']],
  ['Fr-Sa 18:00-02:00', ['fri sat 18:00-02:00']],
  ['Fri-Mon 10-6', ['mon fri sat sun 10:00-18:00']],
  ['Mo 9-12; Di 14-18', ['mon 09:00-12:00', 'tue 14:00-18:00']],
  ['Mon-Fri 9:30 a.m. – 5:30 p.m.', [`${workdays} 09:30-17:30`]],
  ['1-5pm', [`${every} 13:00-17:00`]],
  ['9-5pm', [`${every} 09:00-17:00`]],
  ['12pm-8pm', [`${every} 12:00-20:00`]],
  ['Daily 10am to midnight', [`${every} 10:00-00:00`]],
  ['täglich von 11 bis 23 Uhr', [`${every} 11:00-23:00`]],
  ['24/7', [`${every} 00:00-00:00`]],
  ['Lundi à vendredi 9h–12h30 et 14h–18h', [`${workdays} 09:00-12:30`, `${workdays} 14:00-18:00`]],
  ['lunes a viernes de 9:00 a 14:00', [`${workdays} 09:00-14:00`]],
  ['ma-vr 9.00-17.30', [`${workdays} 09:00-17:30`]],
  ['月〜金 9:00〜18:00', [`${workdays} 09:00-18:00`]],
  ['Mo-Fr 9-12\n14-18', [`${workdays} 09:00-12:00`, `${workdays} 14:00-18:00`]],
  ['Montags geschlossen\nDi-So 10-18', ['tue wed thu fri sat sun 10:00-18:00']],
  ['Wednesdays 6pm–11pm', ['wed 18:00-23:00']],
  ['weekdays 9-17, weekend 10-14', [`${workdays} 09:00-17:00`, 'sat sun 10:00-14:00']],
])('%s', (text, hours) => {
  expect(readHours(text).unread).toEqual([]);
  expect(said(text)).toEqual(hours);
});

test.each([
  'Mondays by appointment',
  'Moon 9-12',
  'Closed in August',
  'from 18',
  '25-30',
  'Mon-Fri',
  '9:75-10',
  'Mon 9-12 Tue',
])('%s is for people only', (text) => {
  expect(readHours(text)).toEqual({ hours: [], unread: [text] });
});

test('a long text is read in no time, and only as far as settings keep it', () => {
  expect(readHours('Mo-'.repeat(100_000)).hours).toEqual([]);
});
