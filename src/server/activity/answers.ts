/** What the calls about activity answer. */
import { z } from 'zod';
import type { ActivityEntry, ActivityPage, ActivityPerson } from '#domain/activity/kinds.ts';
import { instant } from '../http/answers.ts';
import type { Answers } from '../http/route-list.ts';

const entry = z
  .object({
    id: z.string(),
    actor: z.string(),
    accountId: z.string().nullable(),
    action: z.string().meta({ description: 'part.verb, such as publishing.published.' }),
    what: z.string().meta({ description: 'To be read after the name of the actor.' }),
    target: z.object({ kind: z.string(), id: z.string() }).nullable(),
    details: z.record(z.string(), z.unknown()),
    at: instant,
  })
  .meta({ id: 'ActivityEntry' }) satisfies z.ZodType<ActivityEntry>;

const person = z.object({ key: z.string(), name: z.string() }) satisfies z.ZodType<ActivityPerson>;

const page = z
  .object({ activity: z.array(entry), hasMore: z.boolean(), people: z.array(person) })
  .meta({ id: 'ActivityPage' }) satisfies z.ZodType<ActivityPage>;

export const ACTIVITY_ANSWERS: Answers = {
  'GET /api/activity': page,
  'GET /api/sites/:site/activity': page,
};
