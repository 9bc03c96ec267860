/** Where and when a business is open, and how to reach it: shown on its pages, and to search engines and maps. */
import { z } from 'zod';
import { WEEKDAYS, type Weekday } from '../bookings/opening.ts';
import { type OpenHours, readHours, saysClosed } from './opening-hours.ts';

export const businessSchema = z
  .object({
    street: z.string().max(200).default(''),
    postalCode: z.string().max(20).default(''),
    city: z.string().max(100).default(''),
    /** Two letters of ISO 3166, or nothing. */
    country: z
      .string()
      .regex(/^(?:[A-Z]{2})?$/, 'Two capital letters, like DE.')
      .default(''),
    telephone: z.string().max(40).default(''),
    email: z
      .string()
      .max(200)
      .regex(/^$|^[^\s@]+@[^\s@]+$/, 'An address like you@example.com, or none.')
      .default(''),
    /** A line each: `Mo-Fr 09:00-17:30`, `Monday to Friday 9-17`. */
    hours: z.string().max(500).default(''),
  })
  .meta({ id: 'Business' });
export type Business = z.infer<typeof businessSchema>;

/** A line of opening hours that programs can read. */
export interface Opening {
  /** As schema.org writes them: `Mo-Fr`, `Mo,We`. */
  readonly days: string;
  /** `09:00` */
  readonly times: readonly Pick<OpenHours, 'from' | 'until'>[];
}

/** Of one line about some days; undefined for what says more, or what only people can read. */
export function readOpening(line: string): Opening | undefined {
  const { hours } = readHours(line);
  const [first] = hours;
  const isOne = hours.every(({ days }) => days === first?.days);
  return first && isOne && !saysClosed(line) ? { days: dayCodes(first.days), times: hours } : undefined;
}

/** As sentences of programs: `Mo-Fr 09:00-17:30`. */
export function openingHoursOf(text: string): string[] {
  return readHours(text).hours.map(({ days, from, until }) => `${dayCodes(days)} ${from}-${until}`);
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `Mo-Fr`, `Sa,Su` */
function dayCodes(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const isNext = run && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(run.at(-1) ?? day) + 1;
    if (run && isNext) run.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${code(run[0])}-${code(run.at(-1))}`] : run.map(code)))
    .join(',');
}

function code(day = ''): string {
  return day.slice(0, 1).toUpperCase() + day.slice(1, 2);
}
