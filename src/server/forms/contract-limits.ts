/** What the API of a form's limits takes and answers. */
import { z } from 'zod';
import { type FormLimits, MAX_LIMIT_TEXT } from '#domain/forms/limits.ts';
import type { Answers } from '../http/route-list.ts';

const instant = (what: string) =>
  z
    .int()
    .min(0)
    .max(8_640_000_000_000_000)
    .nullable()
    .meta({ description: `${what}, in milliseconds.` });
const words = (when: string) =>
  z
    .string()
    .trim()
    .max(MAX_LIMIT_TEXT, `Use at most ${MAX_LIMIT_TEXT} characters.`)
    .meta({ description: `Said in place of the form ${when}; empty for a plain sentence.` });

const MOST_ENTRIES = 1_000_000;
const limits = {
  maxEntries: z
    .int('Write a whole number.')
    .min(1, 'Let the form take at least one entry.')
    .max(MOST_ENTRIES, 'Write a number up to 1,000,000.')
    .nullable()
    .meta({ description: 'How many entries it takes, without spam; null for any number.' }),
  opensAt: instant('From when it is taken'),
  closesAt: instant('From when it is taken no more'),
  earlyText: words('before it opens'),
  closedText: words('once it is closed or full'),
};

export const formLimitsInput = z
  .strictObject(limits)
  .refine(({ opensAt, closesAt }) => opensAt === null || closesAt === null || opensAt < closesAt, {
    path: ['closesAt'],
    message: 'Let the form close after it opens.',
  }) satisfies z.ZodType<FormLimits>;

const answer = z.object({
  limits: z.object(limits) satisfies z.ZodType<FormLimits>,
  taken: z.int().meta({ description: 'Entries that count so far.' }),
  timeZone: z.string().meta({ description: 'Of the site, in which pages tell when it opens.' }),
});

export type FormLimitsAnswer = z.infer<typeof answer>;

export const FORM_LIMIT_ANSWERS: Answers = {
  'GET /api/sites/:site/forms/:form/limits': answer,
  'PUT /api/sites/:site/forms/:form/limits': answer,
};
