/** What the calls about signing in, the own account and the people of a site answer. */
import { z } from 'zod';
import type { Me, MeSite, SessionView, TokenView } from '#domain/accounts/contract.ts';
import type { InvitationOffer, InvitationView, PeopleOfSite, Person } from '#domain/accounts/people.ts';
import type {
  AccountSecurity,
  PasskeyView,
  SecondFactorChallenge,
  TotpOffer,
} from '#domain/accounts/security.ts';
import { doneAnswer, instant } from '#domain/calls/answers.ts';
import type { Answers } from '../http/route-list.ts';

const text = z.string();
const role = z.int().meta({ description: 'Code of the role.' }).nullable();

const site = z.object({ id: text, identifier: text, name: text, url: text });
const me = z
  .object({
    account: z.object({ id: text, name: text, email: text }),
    sites: z.array(site.extend({ role, permissions: z.array(text) }) satisfies z.ZodType<MeSite>),
    isOwner: z.boolean().meta({ description: 'Of the whole installation.' }),
  })
  .meta({ id: 'Me' }) satisfies z.ZodType<Me>;

const session = z
  .object({
    id: text,
    device: text,
    address: text,
    isRemembered: z.boolean(),
    isCurrent: z.boolean(),
    createdAt: instant,
    lastSeenAt: instant,
  })
  .meta({ id: 'Session' }) satisfies z.ZodType<SessionView>;

const token = z
  .object({
    id: text,
    name: text,
    siteId: text.nullable().meta({ description: 'Null for all sites.' }),
    scopes: z.array(text),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'Token' }) satisfies z.ZodType<TokenView>;

const challenge = z.object({
  id: text,
  methods: z.array(z.enum(['totp', 'recovery-code', 'passkey'])),
  expiresAt: instant,
}) satisfies z.ZodType<SecondFactorChallenge>;

const signedIn = doneAnswer('signed-in');
/** Where a second factor may be asked for. */
const entered = z.discriminatedUnion('kind', [signedIn, doneAnswer('second-factor').extend({ challenge })]);
const signedOut = doneAnswer('signed-out').extend({
  location: text.exactOptional().meta({ description: 'Where to go, on the host of a site.' }),
});

const passkey = z
  .object({
    id: text,
    name: text,
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    isSynced: z.boolean(),
  })
  .meta({ id: 'Passkey' }) satisfies z.ZodType<PasskeyView>;
const security = z
  .object({
    totpSince: instant.nullable(),
    recoveryCodesLeft: z.int(),
    passkeys: z.array(passkey),
  })
  .meta({ id: 'AccountSecurity' }) satisfies z.ZodType<AccountSecurity>;
const offer = z.object({ secret: text, uri: text, qrCode: text }) satisfies z.ZodType<TotpOffer>;
const recoveryCodes = doneAnswer('given').extend({ recoveryCodes: z.array(text) });
const asked = z.object({
  challenge: text,
  options: z.record(z.string(), z.unknown()).meta({ description: 'For the browser’s passkey call.' }),
});

const person = z
  .object({
    accountId: text,
    name: text,
    email: text,
    role,
    isOwner: z.boolean(),
    isYou: z.boolean(),
    lastSignInAt: instant.nullable(),
  })
  .meta({ id: 'Person' }) satisfies z.ZodType<Person>;
const invitation = z
  .object({ id: text, email: text, role: z.int(), invitedBy: text, sentAt: instant, expiresAt: instant })
  .meta({ id: 'Invitation' }) satisfies z.ZodType<InvitationView>;
const isMailed = z
  .boolean()
  .meta({ description: 'False: no mail server is set, and the mail stays in the outbox.' });
const people = z.object({
  people: z.array(person),
  invitations: z.array(invitation),
}) satisfies z.ZodType<PeopleOfSite>;
const invitationOffer = z
  .object({
    siteName: text,
    email: text,
    role: z.int(),
    invitedBy: text,
    next: z.enum(['new-account', 'sign-in', 'accept']),
    signedInAs: text.nullable(),
  })
  .meta({ id: 'InvitationOffer' }) satisfies z.ZodType<InvitationOffer>;

export const ACCOUNT_ANSWERS: Answers = {
  'GET /api/setup': z.object({ isNeeded: z.boolean(), isLinkGood: z.boolean() }),
  'POST /api/setup': signedIn.extend({ site }),
  'POST /api/session': entered,
  'POST /api/session/link': entered,
  'DELETE /api/session': signedOut,
  'POST /api/auth/Logout': signedOut,
  'GET /api/me': me,
  'PATCH /api/me': doneAnswer('changed'),
  'GET /api/me/sessions': z.object({ sessions: z.array(session) }),
  'DELETE /api/me/sessions': doneAnswer('ended').extend({ ended: z.int() }),
  'DELETE /api/me/sessions/:session': doneAnswer('ended'),
  'GET /api/me/tokens': z.object({ tokens: z.array(token) }),
  'POST /api/me/tokens': z.object({ id: text, token: text }),
  'DELETE /api/me/tokens/:token': doneAnswer('revoked'),
};

const PEOPLE = '/api/sites/:site/people/:account';
const INVITATION = '/api/sites/:site/invitations/:invitation';

export const ACCOUNT_MORE_ANSWERS: Answers = {
  'POST /api/password-reset': doneAnswer('asked'),
  'GET /api/password-reset/:token': z.object({ isGood: z.boolean(), email: text.nullable() }),
  'POST /api/password-reset/:token': entered,
  'POST /api/session/second-factor': entered,
  'POST /api/session/second-factor/passkey-options': asked,
  'POST /api/session/second-factor/passkey': entered,
  'POST /api/session/passkey-options': asked,
  'POST /api/session/passkey': entered,
  'GET /api/me/security': security,
  'POST /api/me/totp': doneAnswer('offered').extend({ offer }),
  'POST /api/me/totp/confirm': recoveryCodes,
  'POST /api/me/totp/off': doneAnswer('off'),
  'POST /api/me/recovery-codes': recoveryCodes,
  'POST /api/me/passkeys/options': doneAnswer('asked').extend(asked.shape),
  'POST /api/me/passkeys': doneAnswer('added').extend({ id: text }),
  'PATCH /api/me/passkeys/:passkey': doneAnswer('renamed'),
  'DELETE /api/me/passkeys/:passkey': doneAnswer('removed'),
  'GET /api/sites/:site/people': people,
  [`PUT ${PEOPLE}`]: doneAnswer('changed'),
  [`DELETE ${PEOPLE}`]: doneAnswer('removed'),
  'POST /api/sites/:site/invitations': doneAnswer('invited').extend({ invitation, isMailed }),
  [`POST ${INVITATION}/resend`]: doneAnswer('sent').extend({ isMailed }),
  [`DELETE ${INVITATION}`]: doneAnswer('revoked'),
  'GET /api/invitation': invitationOffer,
  'POST /api/invitation': doneAnswer('accepted').extend({ siteId: text }),
};
