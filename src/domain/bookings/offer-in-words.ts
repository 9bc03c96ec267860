/** What guests will see of a service, in sentences: so that owners read what their settings mean. */

import { offered } from './end-offer.ts';
import { WEEKDAYS, type Weekday } from './opening.ts';
import type { BookingService, BookingsSettings } from './settings.ts';

const NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
};
const DAY_MINUTES = 1440;

type Hours = BookingsSettings['hours'];

/** `On Fridays guests can book from 18:00 to 21:30, every 30 minutes, for 2 hours.` */
export function offerInWords(
  service: BookingService,
  settings: Pick<BookingsSettings, 'hours' | 'resources'>,
): string[] {
  const given = offered(settings.resources).filter(({ id }) => service.resourceIds.includes(id));
  if (given.length === 0) return [];
  const own = given.filter(({ hours }) => hours.length > 0);
  const usual = own.length < given.length ? sentences(service, settings.hours, '') : [];
  return [...usual, ...own.flatMap(({ name, hours }) => sentences(service, hours, ` ${name || 'this one'}`))];
}

function sentences(service: BookingService, hours: Hours, whom: string): string[] {
  return hours
    .filter(({ days }) => days.length > 0)
    .map(({ days, from, until }) => {
      const room = minutesOf(until) - minutesOf(from) + (until > from ? 0 : DAY_MINUTES);
      const steps = Math.floor((room - service.durationMinutes) / service.stepMinutes);
      const when = daysInWords(days);
      const length = minutesInWords(service.durationMinutes);
      if (steps < 0)
        return `${when} guests can’t book${whom && ` with${whom}`}. From ${from} to ${until} is too short for ${length}.`;
      const last = clockOf(minutesOf(from) + steps * service.stepMinutes);
      const times =
        steps === 0 ? `at ${from}` : `from ${from} to ${last}, every ${stepInWords(service.stepMinutes)}`;
      return `${when} guests can book${whom} ${times}, for ${length}.`;
    });
}

/** `On Mondays to Fridays`, `On Fridays and Saturdays`, `Every day` */
function daysInWords(days: readonly Weekday[]): string {
  if (days.length === WEEKDAYS.length) return 'Every day';
  const places = WEEKDAYS.flatMap((day, place) => (days.includes(day) ? [place] : []));
  const names = places.map((place) => NAMES[WEEKDAYS[place] as Weekday]);
  const isRun = places.every((place, index) => place === (places[0] ?? 0) + index);
  if (isRun && names.length > 2) return `On ${names[0]} to ${names.at(-1)}`;
  return `On ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')}`;
}

function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const some = (count: number, name: string) =>
    count > 0 ? [`${count} ${count === 1 ? name : `${name}s`}`] : [];
  return [...some(hours, 'hour'), ...some(rest, 'minute')].join(' ');
}

function stepInWords(minutes: number): string {
  return minutes === 60 ? 'hour' : minutesInWords(minutes);
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
