/** The calls about what the owner decides for a site as a whole. */
import { z } from 'zod';
import { doneAnswer } from '../calls/answers.ts';
import { call } from '../calls/call.ts';
import { siteSettingsChangeSchema, siteSettingsSchema } from './site-settings.ts';

const PATH = '/api/sites/:site/settings';

export const read = call('GET', PATH, {
  may: 'read',
  summary: 'Reads the settings of a site.',
  answer: z.object({ settings: siteSettingsSchema }),
  errors: { missing: 404 },
});

export const change = call('PUT', PATH, {
  may: 'config.settings',
  summary: 'Changes the settings of a site.',
  description:
    'What is not named stays. In force at once. headCode and footCode take the permission config.code as well.',
  body: siteSettingsChangeSchema,
  answer: doneAnswer('changed'),
  errors: { missing: 404, 'not-allowed': 403 },
  leaves: ['settings.changed', 'code.changed'],
});
