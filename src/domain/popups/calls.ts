/** The calls about what lies over pages. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { overPagesSchema } from './schema.ts';

const PATH = '/api/sites/:site/popups';
const answer = z.object({ overPages: overPagesSchema }).meta({ id: 'OverPagesAnswer' });

export const readOverPages = call('GET', PATH, {
  may: 'read',
  summary: 'Says which popups and bars lie over the pages of a site.',
  answer,
});

export const saveOverPages = call('PUT', PATH, {
  may: 'config.settings',
  summary: 'Changes the popups and bars that lie over the pages of a site.',
  body: overPagesSchema,
  answer,
  leaves: 'settings.popups-changed',
});
