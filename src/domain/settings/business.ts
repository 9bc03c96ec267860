/** Where a site's owner works and when they are there: what search engines and maps are told. */
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
    /** A line each: `Mo-Fr 09:00-17:00`. */
    hours: z.string().max(500).default(''),
  })
  .meta({ id: 'Business' });
export type Business = z.infer<typeof businessSchema>;

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const LINE = new RegExp(
  `^(${DAY}(?:\\s*[-–,]\\s*${DAY})*)\\s+(\\d{1,2}[:.]\\d{2})\\s*[-–]\\s*(\\d{1,2}[:.]\\d{2})$`,
);

/** The lines that say days and times, in the one form that schema.org takes; others are for people only. */
export function openingHoursOf(hours: string): string[] {
  return hours.split('\n').flatMap((line) => {
    const [, days, from, to] = LINE.exec(line.trim()) ?? [];
    if (days === undefined || from === undefined || to === undefined) return [];
    return [`${days.replaceAll('–', '-').replace(/\s/g, '')} ${clock(from)}-${clock(to)}`];
  });
}

function clock(time: string): string {
  return time.replace('.', ':').padStart(5, '0');
}
