/** The call by which editors say that they are there, and hear who else is and what has been saved. */
import { z } from 'zod';
import { type BodyOf, call, type Shape } from '../calls/call.ts';
import { idSchema } from '../links/link.ts';

const person = z.object({
  seat: z.string(),
  name: z.string(),
  /** What they chose before the one who asks did. */
  holds: z.array(z.string()).meta({ description: 'Ids of blocks and sections.' }),
  colour: z.string(),
  /** Another tab of the one who asks. */
  isSelf: z.boolean(),
});
export type Person = Shape<typeof person>;

const presence = z
  .object({
    /** Everybody else. */
    people: z.array(person),
    revisionId: z.string().nullable().meta({ description: 'Of the current draft.' }),
    publishedId: z.string().nullable().meta({ description: 'What visitors see; null while unpublished.' }),
  })
  .meta({ id: 'Presence' });
export type PresenceAnswer = Shape<typeof presence>;

export const visit = call('POST', '/api/sites/:site/documents/:document/presence', {
  may: 'write',
  summary: 'Reports that a page is open in an editor and returns who else has it open.',
  body: z.strictObject({
    /** One tab of one person, by an id it has made up. */
    seat: idSchema,
    /** What is selected there, by somebody who is at work on it. */
    holds: z.array(idSchema).max(60),
    /** The tab is being closed. */
    isLeaving: z.boolean().optional(),
  }),
  answer: presence,
  errors: { missing: 404 },
});
export type PresenceInput = BodyOf<typeof visit>;
