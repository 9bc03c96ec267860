/** The bodies the API of submissions takes. */
import { z } from 'zod';
import { MAX_NOTE_LENGTH } from '#domain/forms/submission.ts';
import { emailSchema } from '#domain/mail/email-schema.ts';
import { storable } from '#domain/storable.ts';

const ids = z.array(z.string().max(40)).min(1).max(500);

export const markInput = z.strictObject({
  isRead: z.boolean().exactOptional(),
  isSpam: z.boolean().exactOptional(),
});

export const markManyInput = markInput.extend({ ids });

export const noteInput = z.strictObject({
  body: z
    .string()
    .transform((text) => storable(text).trim())
    .pipe(
      z
        .string()
        .min(1, 'Write something first.')
        .max(MAX_NOTE_LENGTH, `A note has at most ${MAX_NOTE_LENGTH} characters.`),
    ),
});

export const deleteInput = z.strictObject({ ids });

export const formSettingsInput = z.strictObject({
  notify: z
    .array(emailSchema)
    .max(20)
    .nullable()
    .meta({ description: 'Who is told of submissions; null for the administrators of the site.' }),
  keepDays: z
    .int()
    .min(1)
    .max(3650)
    .nullable()
    .meta({ description: 'Days until a submission is deleted; null for never.' }),
});
