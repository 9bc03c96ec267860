/** Where and when a business is open, and how to reach it: shown on its pages, and to search engines and maps. */
import { z } from 'zod';

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
  readonly from: string;
  readonly to: string;
}

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** From two letters on, as far as the name goes. */
const DAY = `(?:${DAY_NAMES.map(startsOf).join('|')})`;
const TO = '\\s*(?:[-–,&]|to|and)\\s*';
const TIME = '(\\d{1,2}(?:[:.]\\d{2})?)';
const LINE = new RegExp(`^(${DAY}(?:${TO}${DAY})*):?\\s+${TIME}${TO}${TIME}$`, 'i');
const DAYS_AND_SIGNS = new RegExp(`(${DAY})|(${TO})`, 'gi');

/** `Mo(?:n(?:d(?:a(?:y)?)?)?)?` */
function startsOf(name: string): string {
  const more = [...name.slice(2)].reduceRight((rest, letter) => `(?:${letter}${rest})?`, '');
  return `${name.slice(0, 2)}${more}`;
}

/** Of one line; undefined for what only people can read. */
export function readOpening(line: string): Opening | undefined {
  const [, days, from, to] = LINE.exec(line.trim()) ?? [];
  if (days === undefined || from === undefined || to === undefined) return undefined;
  // “9 to 5” ends in the afternoon: only times with minutes run past midnight.
  if (!/[:.]/.test(from + to) && Number(to) <= Number(from)) return undefined;
  const codes = days.replace(DAYS_AND_SIGNS, (_all, day?: string, sign?: string) =>
    day === undefined ? (/^\s*(?:[-–]|to)\s*$/i.test(sign ?? '') ? '-' : ',') : dayCode(day),
  );
  return { days: codes, from: clock(from), to: clock(to) };
}

/** The lines that say days and times, in the one form that schema.org takes; others are for people only. */
export function openingHoursOf(hours: string): string[] {
  return linesOf(hours).flatMap((line) => {
    const opening = readOpening(line);
    return opening ? [`${opening.days} ${opening.from}-${opening.to}`] : [];
  });
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function dayCode(day: string): string {
  return day.slice(0, 1).toUpperCase() + day.slice(1, 2).toLowerCase();
}

function clock(time: string): string {
  const [hour = '', minute = '00'] = time.split(/[:.]/);
  return `${hour.padStart(2, '0')}:${minute}`;
}
