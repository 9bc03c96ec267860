/** The calls by which people who run a site invite others to a plan. */
import { z } from 'zod';
import { doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { hiddenFromPrograms } from '../calls/personal.ts';

const INVITATIONS = '/api/sites/:site/member-invitations';
const may = 'admin.customer-data';
export const MAX_INVITED_AT_ONCE = 50;

const invitation = z
  .object({
    id: z.string(),
    email: hiddenFromPrograms(z.string(), may),
    planId: z.string(),
    createdAt: instant,
    expiresAt: instant,
  })
  .meta({ id: 'MemberInvitation' });
export type MemberInvitation = Shape<typeof invitation>;

export const readInvitations = call('GET', INVITATIONS, {
  may,
  summary: 'Lists a site’s open invitations to plans, latest first.',
  answer: z.object({ invitations: z.array(invitation) }),
  cache: 'no-store',
});

export const invite = call('POST', INVITATIONS, {
  may,
  summary: 'Emails invitations to a plan. Accepting one creates the account and grants the plan.',
  description:
    'Links work once, within a week, also while visitors can’t create accounts. A new invitation replaces the previous one.',
  body: z.strictObject({
    plan: z.string().max(50),
    emails: z.array(z.string().max(254)).min(1).max(MAX_INVITED_AT_ONCE),
  }),
  answer: z.object({ invited: z.int() }),
  errors: { missing: 404, invalid: 400 },
  leaves: 'people.member-invited',
});

export const revokeInvitation = call('DELETE', `${INVITATIONS}/:invitation`, {
  may,
  summary: 'Revokes an invitation. Its link no longer works.',
  answer: doneAnswer('revoked'),
  errors: { missing: 404 },
  leaves: 'people.member-invited',
});
