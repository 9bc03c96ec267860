/** What a page asks its own host about the people of its site. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { PRESENCE_PATH, type SitePresence } from './site-presence.ts';

export const readPresence = call('GET', PRESENCE_PATH, {
  may: 'visitor',
  summary: 'Checks whether someone who works on the site is viewing it.',
  answer: z.object({
    authenticatedAccount: z.object({ id: z.string() }).nullable(),
    websiteRoles: z.record(z.string(), z.boolean()),
  }) satisfies z.ZodType<SitePresence>,
});
