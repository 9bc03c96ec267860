/** The calls about what the owner decides for a site as a whole. */
import { z } from 'zod';
import { doneAnswer } from '../calls/answers.ts';
import { call } from '../calls/call.ts';
import { siteSettingsChangeSchema, siteSettingsSchema } from './site-settings.ts';

const PATH = '/api/sites/:site/settings';

export const read = call('GET', PATH, {
  may: 'read',
  summary: 'Returns a site’s settings.',
  answer: z.object({ settings: siteSettingsSchema }),
  errors: { missing: 404 },
});

const saidOnPagesSchema = z
  .object({
    published: z.int(),
    drafts: z.int().meta({ description: 'Those with other changes, which are published with them.' }),
  })
  .meta({ description: 'How many pages say the new facts of the business.' });
export type SaidOnPages = z.infer<typeof saidOnPagesSchema>;

export const change = call('PUT', PATH, {
  may: 'config.settings',
  summary: 'Changes a site’s settings.',
  description:
    'Settings that are left out stay as they are. Takes effect at once. Pages show the new address, hours and contacts of the business in place of the former ones and of the sample texts of a new site. headCode and footCode also need the permission config.code.',
  body: siteSettingsChangeSchema,
  answer: doneAnswer('changed').extend({ onPages: saidOnPagesSchema.exactOptional() }),
  errors: { missing: 404, 'not-allowed': 403, invalid: 422 },
  leaves: ['settings.changed', 'code.changed'],
});
