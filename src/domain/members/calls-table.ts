/** The calls that take members in and out as tables. */
import { z } from 'zod';
import { instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { MEMBER_QUERY } from './calls.ts';
import { MAX_MEMBER_NAME } from './contract.ts';

const MEMBERS = '/api/sites/:site/members';
const may = 'admin.customer-data';

/** Most members in one call: however long a table is, no transaction is. */
export const MAX_IMPORTED_MEMBERS = 200;
const MAX_PLANS = 20;

const importedMember = z.strictObject({
  email: z.string().max(254),
  name: z
    .string()
    .max(4 * MAX_MEMBER_NAME)
    .default(''),
  joinedAt: instant.exactOptional().meta({ description: 'Now, if left out. Never in the future.' }),
  passwordHash: z
    .string()
    .max(300)
    .exactOptional()
    .meta({ description: 'Bcrypt or argon2id. It works for the first sign-in, and is replaced then.' }),
  isSubscribed: z.boolean().exactOptional().meta({ description: 'Has agreed to get the newsletter.' }),
  plans: z
    .array(z.string().max(50))
    .max(MAX_PLANS)
    .default([])
    .meta({ description: 'Ids of plans to grant.' }),
});
export type ImportedMember = z.input<typeof importedMember>;

const outcome = z.object({
  kind: z.enum(['made', 'changed', 'unchanged', 'refused']),
  message: z.string().exactOptional().meta({ description: 'Why it was refused.' }),
  hasPassword: z
    .boolean()
    .exactOptional()
    .meta({ description: 'False: the password can’t be imported, so they sign in with a link.' }),
});
export type MemberOutcome = Shape<typeof outcome>;

export const importMembers = call('POST', `${MEMBERS}/import`, {
  may,
  summary: 'Imports members from a table. Adds new accounts and grants plans to known ones.',
  description:
    'Existing accounts keep their name and password. Plans that someone has, had or lost stay as they are. A trial returns the same and changes nothing.',
  body: z.strictObject({
    isTrial: z.boolean(),
    sendsMail: z.boolean().meta({ description: 'Emails people who get a plan.' }),
    joinsNewsletter: z
      .boolean()
      .meta({ description: 'Adds those who have agreed to the site’s first newsletter list.' }),
    members: z.array(importedMember).min(1).max(MAX_IMPORTED_MEMBERS),
  }),
  answer: z.object({ outcomes: z.array(outcome).meta({ description: 'In the order of the members.' }) }),
  errors: { missing: 404 },
  leaves: 'people.members-imported',
});

export const exportMembers = call('GET', `${MEMBERS}.csv`, {
  may,
  summary: 'Exports the members of a site as CSV, all or those that match.',
  query: MEMBER_QUERY,
  gives: 'text/csv',
  personal: may,
  leaves: 'people.members-exported',
});
