/** The calls that read who did what. */
import { z } from 'zod';
import { instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { hidingAddresses } from '../calls/personal.ts';
import { ACTIVITY_KINDS } from './kinds.ts';

const entry = z
  .object({
    id: z.string(),
    /** Name of who did it, as it was then. */
    actor: z.string(),
    accountId: z.string().nullable(),
    action: z.string().meta({ description: 'part.verb, such as publishing.published.' }),
    what: hidingAddresses(z.string().meta({ description: 'Reads after the person’s name.' }), 'admin.people'),
    target: z.object({ kind: z.string(), id: z.string() }).nullable(),
    details: hidingAddresses(z.record(z.string(), z.unknown()), 'admin.people'),
    at: instant,
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = Shape<typeof entry>;

/** Somebody, or something, that has done something here; by the key the filter takes. */
const person = z.object({ key: z.string(), name: z.string() });
export type ActivityPerson = Shape<typeof person>;

const page = z
  .object({ activity: z.array(entry), hasMore: z.boolean(), people: z.array(person) })
  .meta({ id: 'ActivityPage' });
export type ActivityPage = Shape<typeof page>;

const about = {
  query: z.object({
    before: z.string().max(24).optional().meta({ description: 'The last entry you have.' }),
    kind: z
      .enum(ACTIVITY_KINDS.map(({ kind }) => kind))
      .optional()
      .meta({ description: 'Only this kind.' }),
    person: z.string().max(200).optional().meta({ description: 'A key of the answer’s “people”.' }),
  }),
  refusesQuery: 'Unknown filter. Choose one from the list.',
  answer: page,
  cache: 'no-store',
} as const;

export const readOfSite = call('GET', '/api/sites/:site/activity', {
  may: 'config.activity',
  summary: 'Lists who did what on a site, newest first.',
  ...about,
});

export const readOfInstallation = call('GET', '/api/activity', {
  may: 'admin.installation',
  summary: 'Lists who did what on the installation, newest first.',
  ...about,
});
