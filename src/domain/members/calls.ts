/** The calls about members of a site, for the people who run it. */
import { z } from 'zod';
import { instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { findsPeople, hiddenFromPrograms } from '../calls/personal.ts';
import { savedAddressSchema } from './addresses.ts';
import { MEMBERSHIP_STATES } from './member-filter.ts';

const MEMBERS = '/api/sites/:site/members';
const MEMBER = `${MEMBERS}/:siteMember`;
const may = 'admin.customer-data';
const errors = { missing: 404 } as const;

const siteMember = z
  .object({
    id: z.string(),
    email: hiddenFromPrograms(z.string(), may),
    name: hiddenFromPrograms(z.string(), may),
    hasPassword: z.boolean().meta({ description: 'Otherwise they sign in with emailed links.' }),
    joinedAt: instant,
    lastSignInAt: instant.nullable(),
  })
  .meta({ id: 'SiteMember' });
export type SiteMember = Shape<typeof siteMember>;

const membership = z
  .object({
    planId: z.string(),
    since: instant,
    until: instant
      .nullable()
      .meta({ description: 'When it ends or has ended. Null for one without an end.' }),
    isPaused: z.boolean(),
    isGranted: z.boolean().meta({ description: 'An owner gave it, or they were invited.' }),
  })
  .meta({ id: 'Membership' });

const passkey = z
  .object({
    name: z.string(),
    host: z.string().meta({ description: 'The only host at which it works.' }),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'MemberPasskey' });

export const MEMBERS_OF_PERSON = z.array(
  siteMember.extend({
    memberships: z.array(membership),
    addresses: z.array(savedAddressSchema),
    passkeys: z.array(passkey),
  }),
);

const page = z.object({
  members: z.array(siteMember),
  next: z.string().nullable().meta({ description: 'Pass it as `before` for older ones.' }),
});

export const MEMBER_QUERY = z.object({
  search: findsPeople(z.string().optional().meta({ description: 'A part of the address or the name.' }), may),
  plan: z.string().optional().meta({ description: 'The id of a plan. `none` lists members without a plan.' }),
  state: z
    .enum(MEMBERSHIP_STATES)
    .optional()
    .meta({ description: 'Of the plan, or of any plan. Without it, plans that have ended don’t count.' }),
});

export const readAll = call('GET', MEMBERS, {
  may,
  summary: 'Lists the members of a site, latest first.',
  query: MEMBER_QUERY.extend({
    before: z.string().optional().meta({ description: 'A member’s id. Returns only older ones.' }),
  }),
  answer: page,
  cache: 'no-store',
});

const joining = z.object({
  earlier: z.int().meta({ description: 'Who joined before the first step.' }),
  steps: z.array(z.object({ at: z.string(), joined: z.int() })).meta({ description: 'By days.' }),
});

export const readFigures = call('GET', `${MEMBERS}/figures`, {
  may,
  summary: 'Returns how many members joined in a period, compared with the previous one.',
  description: 'Deleted accounts are not counted.',
  query: z.object({
    from: z.iso.date(),
    until: z.iso.date().meta({ description: 'The last day of the period.' }),
  }),
  refusesQuery: 'Unknown period.',
  answer: z.object({ period: joining, before: joining }),
  cache: 'no-store',
  errors: { period: 400 },
});

export const read = call('GET', MEMBER, {
  may,
  summary: 'Returns a member of a site with their plans and the number of devices they are signed in on.',
  answer: z.object({ member: siteMember, memberships: z.array(membership), sessions: z.int() }),
  cache: 'no-store',
  errors,
});

export const grant = call('PUT', `${MEMBER}/memberships/:plan`, {
  may,
  summary: 'Gives a member a plan, or changes until when they have it.',
  body: z.strictObject({ until: z.int().min(0).nullable(), isPaused: z.boolean() }),
  answer: z.object({ membership }),
  errors,
  leaves: 'people.membership-changed',
});

export const endMembership = call('DELETE', `${MEMBER}/memberships/:plan`, {
  may,
  summary: 'Ends a member’s plan now.',
  description: 'They can’t join it again until you grant it.',
  answer: z.object({ isEnded: z.literal(true) }),
  errors,
  leaves: 'people.membership-changed',
});

export const remove = call('DELETE', MEMBER, {
  may,
  summary: 'Permanently deletes a member’s account and signs them out.',
  description: 'Their orders, bookings and newsletter lists stay.',
  answer: z.object({ isDeleted: z.literal(true) }),
  errors,
  leaves: 'people.member-deleted',
});
