/** What editors hear of each other. */
import { z } from 'zod';
import type { PresenceAnswer } from '#domain/editor/presence.ts';
import type { Answers } from '../http/route-list.ts';

const person = z.object({
  seat: z.string(),
  name: z.string(),
  holds: z.array(z.string()).meta({ description: 'Ids of blocks and sections.' }),
  colour: z.string(),
  isSelf: z.boolean(),
});

const presence = z
  .object({
    people: z.array(person),
    revisionId: z.string().nullable().meta({ description: 'Of the draft as it stands.' }),
    publishedId: z.string().nullable().meta({ description: 'What visitors see; null while unpublished.' }),
  })
  .meta({ id: 'Presence' }) satisfies z.ZodType<PresenceAnswer>;

export const PRESENCE_ANSWERS: Answers = { 'POST /api/sites/:site/documents/:document/presence': presence };
