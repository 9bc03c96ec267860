/** Header and footer of a site, under the address the specification gives them (OWNR-04 to OWNR-06). */
import { z } from 'zod';
import { type AnswerOf, type BodyOf, call } from '../calls/call.ts';
import { idSchema } from '../links/link.ts';
import { bodySchema } from './content.ts';

const PATH = '/api/site-header-footer';

const query = z.object({
  site: z.string().optional().meta({ description: 'The site. Optional if there is only one.' }),
});

const part = z.object({
  documentId: z.string(),
  /** Of the draft: what a change has to name as its base. */
  revisionId: z.string(),
  /** Whether visitors see this very draft. */
  isPublished: z.boolean(),
  body: bodySchema,
});
const answer = z.object({ header: part, footer: part }).meta({ id: 'HeaderFooter' });

export const read = call('GET', PATH, {
  may: 'read',
  summary: 'Reads the drafts of header and footer.',
  query,
  answer,
  errors: { missing: 404 },
});
export type HeaderFooter = AnswerOf<typeof read>;

const change = z.strictObject({
  baseId: idSchema.meta({ description: 'The revision the change was made on, as read before.' }),
  body: bodySchema,
});

export const save = call('PUT', PATH, {
  may: 'config.design',
  summary: 'Saves header and footer as drafts, both or neither.',
  description: 'If someone else saved since, the answer is 409 with the current values.',
  query,
  body: z.strictObject({ header: change, footer: change }),
  answer,
  errors: { invalid: 422, missing: 404 },
  leaves: 'content.edited',
});
export type HeaderFooterChange = BodyOf<typeof save>;
