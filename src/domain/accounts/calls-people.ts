/** The calls about the people of a site and those who are invited to it. */
import { z } from 'zod';
import { doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { accountName, linkToken, passwordInput } from './calls.ts';
import { emailSchema } from './email.ts';
import { ADMIN_PERMISSIONS } from './permissions.ts';
import { ROLE_WORDS } from './role-names.ts';
import type { ContributorRole } from './roles.ts';

const PEOPLE = '/api/sites/:site/people';
const PERSON = `${PEOPLE}/:account`;
const INVITATIONS = '/api/sites/:site/invitations';
const INVITATION = `${INVITATIONS}/:invitation`;
const { people: may } = ADMIN_PERMISSIONS;

const text = z.string();
const role = z
  .int()
  .refine((code) => ROLE_WORDS.some((each) => each.role === code), 'Choose one of the roles.')
  .transform((code) => code as ContributorRole);

const person = z
  .object({
    accountId: text,
    name: text,
    email: text,
    /** Null for owners of the installation without a role here. */
    role: z.int().meta({ description: 'Code of the role.' }).nullable(),
    /** Of the installation: may do everything on every site. */
    isOwner: z.boolean(),
    isYou: z.boolean(),
    lastSignInAt: instant.nullable(),
  })
  .meta({ id: 'Person' });
export type Person = Shape<typeof person>;

const invitation = z
  .object({ id: text, email: text, role: z.int(), invitedBy: text, sentAt: instant, expiresAt: instant })
  .meta({ id: 'Invitation' });
export type InvitationView = Shape<typeof invitation>;

const isMailed = z
  .boolean()
  .meta({ description: 'False if no mail server is set up. The email then stays in the outbox.' });

const link = text.nullable().meta({
  description:
    'The link from the email, to pass on. Null unless an owner of the installation asks from the owner area.',
});

export const readPeople = call('GET', PEOPLE, {
  may,
  summary: 'Lists people and invitations of a site.',
  answer: z.object({ people: z.array(person), invitations: z.array(invitation) }),
});

const errors = { missing: 404, 'not-allowed': 409 } as const;

export const changeRole = call('PUT', PERSON, {
  may,
  summary: 'Changes a person’s role on the site.',
  body: z.strictObject({ role }),
  answer: doneAnswer('changed'),
  errors,
});

export const removePerson = call('DELETE', PERSON, {
  may,
  summary: 'Removes a person from the site.',
  answer: doneAnswer('removed'),
  errors,
});

export const invite = call('POST', INVITATIONS, {
  may,
  summary: 'Invites someone to the site by email. The link works for a week.',
  body: z.strictObject({ email: emailSchema, role }),
  answer: doneAnswer('invited').extend({ invitation, isMailed, link }),
  status: 201,
  errors: { ...errors, exists: 409 },
});

export const resendInvitation = call('POST', `${INVITATION}/resend`, {
  may,
  summary: 'Sends an invitation again with a new link.',
  answer: doneAnswer('sent').extend({ isMailed, link }),
  errors,
});

export const revokeInvitation = call('DELETE', INVITATION, {
  may,
  summary: 'Withdraws an invitation.',
  answer: doneAnswer('revoked'),
  errors,
});

/** Open to whoever has the link of a mail. */
const ACCEPTANCE = '/api/invitation';

const offer = z
  .object({
    siteName: text,
    email: text,
    role: z.int(),
    invitedBy: text,
    /** `new-account`: choose name and password; `sign-in`: the address has an account; `accept`: it is signed in. */
    next: z.enum(['new-account', 'sign-in', 'accept']),
    /** Email of whoever is signed in in this browser. */
    signedInAs: text.nullable(),
  })
  .meta({ id: 'InvitationOffer' });
/** What an invitation's page shows before it is accepted. */
export type InvitationOffer = Shape<typeof offer>;

export const readInvitation = call('GET', ACCEPTANCE, {
  may: 'open',
  summary: 'Shows what an invitation is for.',
  query: z.object({ token: text.optional() }),
  describesQuery: true,
  answer: offer,
  errors: { refused: 404 },
});

export const acceptInvitation = call('POST', ACCEPTANCE, {
  may: 'open',
  summary: 'Accepts an invitation with a new account, or as the signed-in account.',
  body: z.strictObject({
    token: linkToken,
    /** For whoever has no account yet. */
    name: accountName.exactOptional(),
    password: passwordInput.exactOptional(),
  }),
  answer: doneAnswer('accepted').extend({ siteId: text }),
  errors: { refused: 401, 'sign-in': 401, invalid: 422 },
});
