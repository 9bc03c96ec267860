/** The calls about setting up, signing in and out, and the own account with its sessions and tokens. */
import { z } from 'zod';
import { doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { TEMPLATE_NAMES } from '../design/style.ts';
import { OWNER_LANGUAGES } from '../owner-area/languages.ts';
import { newShopSchema } from '../store/settings/new-shop.ts';
import { emailSchema } from './email.ts';
import { MAX_PASSWORD_LENGTH } from './password.ts';
import { TOKEN_SCOPES } from './permissions.ts';
import { LOGOUT_PATH } from './site-presence.ts';

const text = z.string();
const language = z.enum(OWNER_LANGUAGES);
export const accountName = text.trim().min(1, 'Enter your name.').max(100);
export const passwordInput = text.max(MAX_PASSWORD_LENGTH * 4);
export const linkToken = text.max(100);

/** Of calls that let somebody in. */
export const ENTRY_ERRORS = { refused: 401, invalid: 422, 'too-many': 429 } as const;

const challenge = z.object({
  id: text,
  methods: z.array(z.enum(['totp', 'recovery-code', 'passkey'])),
  expiresAt: instant,
});
/** What follows a right password where there is a second factor. */
export type SecondFactorChallenge = Shape<typeof challenge>;
export type SecondFactorMethod = SecondFactorChallenge['methods'][number];

const signedIn = doneAnswer('signed-in');
/** Where a second factor may be asked for. */
export const entered = z.discriminatedUnion('kind', [
  signedIn,
  doneAnswer('second-factor').extend({ challenge }),
]);
export type Entered = Shape<typeof entered>;

const site = z.object({ id: text, identifier: text, name: text, url: text });

const SETUP = '/api/setup';

export const readSetup = call('GET', SETUP, {
  may: 'open',
  summary: 'Checks whether the installation needs its first owner, and whether a link can create one.',
  query: z.object({ token: text.optional() }),
  describesQuery: true,
  answer: z.object({ isNeeded: z.boolean(), isLinkGood: z.boolean() }),
});

export const setUp = call('POST', SETUP, {
  may: 'open',
  summary: 'Creates the first owner and a live site, with the link printed at the start.',
  body: z.strictObject({
    token: linkToken,
    name: accountName,
    email: emailSchema,
    password: passwordInput,
    siteName: text.trim().min(1, 'Enter a name for your site.').max(100),
    template: z.enum(TEMPLATE_NAMES),
    /** IANA name of the zone the owner is in, which becomes the site's. */
    timeZone: text.min(1).max(60).optional(),
    /** Absent: the site begins without a shop, unless its template is made for shops. */
    shop: newShopSchema.exactOptional(),
    hasMembers: z
      .boolean()
      .exactOptional()
      .meta({ description: 'The site begins with two plans and pages for members.' }),
    isOpeningSoon: z
      .boolean()
      .exactOptional()
      .meta({ description: 'Visitors see “Opening soon” until you open the site.' }),
  }),
  answer: signedIn.extend({ site }),
  status: 201,
  errors: ENTRY_ERRORS,
});

const SESSION = '/api/session';

export const signIn = call('POST', SESSION, {
  may: 'open',
  summary: 'Signs in with email address and password, or returns which second factor is needed.',
  body: z.strictObject({
    email: text.max(254),
    password: passwordInput,
    remember: z.boolean().default(false),
  }),
  answer: entered,
  errors: ENTRY_ERRORS,
});

export const signInByLink = call('POST', `${SESSION}/link`, {
  may: 'open',
  summary: 'Signs in once with an operator’s link, and optionally a new password.',
  body: z.strictObject({
    token: linkToken,
    /** A new password to sign in with from now on. */
    password: passwordInput.exactOptional(),
  }),
  answer: entered,
  errors: ENTRY_ERRORS,
});

const signingOut = {
  may: 'open',
  summary: 'Signs out.',
  answer: doneAnswer('signed-out').extend({
    location: text.exactOptional().meta({ description: 'Where to go, on the host of a site.' }),
  }),
} as const;
export const signOut = call('DELETE', SESSION, signingOut);
/** Under the specification's name (MEMB-06). */
export const logOut = call('POST', LOGOUT_PATH, signingOut);

const me = z
  .object({
    account: z.object({ id: text, name: text, email: text, language: language.nullable() }),
    sites: z.array(
      site.extend({
        /** Null for owners of the installation without a role of their own. */
        role: z.int().meta({ description: 'Code of the role.' }).nullable(),
        permissions: z.array(text),
        hasShop: z.boolean().meta({ description: 'Whether it has a place for products, or orders.' }),
      }),
    ),
    isOwner: z.boolean().meta({ description: 'Of the whole installation.' }),
    mails: z.object({
      areSent: z
        .boolean()
        .meta({ description: 'Whether a mail server is set up. Without one, emails stay in the outbox.' }),
      setUpBy: z.array(text).meta({ description: 'Names of the people who can set one up.' }),
    }),
  })
  .meta({ id: 'Me' });
export type Me = Shape<typeof me>;
export type MeSite = Me['sites'][number];

const ME = '/api/me';
const may = 'self';

export const readMe = call('GET', ME, {
  may,
  summary: 'Returns the signed-in account and its permissions by site.',
  answer: me,
  errors: { 'signed-out': 401 },
});

export const changeMe = call('PATCH', ME, {
  may,
  summary: 'Changes your name, email address or password.',
  body: z.strictObject({
    name: accountName.exactOptional(),
    email: emailSchema.exactOptional(),
    /** Of the owner area; null: the browser's. */
    language: language.nullable().exactOptional(),
    password: passwordInput.exactOptional(),
    /** Needed for a new email address or password. */
    currentPassword: passwordInput.exactOptional(),
  }),
  answer: doneAnswer('changed'),
  errors: { taken: 409, invalid: 422, missing: 422 },
});

const session = z
  .object({
    id: text,
    /** `Firefox on Linux` */
    device: text,
    address: text,
    isRemembered: z.boolean(),
    isCurrent: z.boolean(),
    createdAt: instant,
    lastSeenAt: instant,
  })
  .meta({ id: 'Session' });
export type SessionView = Shape<typeof session>;

const SESSIONS = `${ME}/sessions`;

export const readSessions = call('GET', SESSIONS, {
  may,
  summary: 'Lists your signed-in devices.',
  answer: z.object({ sessions: z.array(session) }),
});

export const endOtherSessions = call('DELETE', SESSIONS, {
  may,
  summary: 'Signs out all other devices.',
  answer: doneAnswer('ended').extend({ ended: z.int() }),
  leaves: 'account.signed-out-elsewhere',
});

export const endSession = call('DELETE', `${SESSIONS}/:session`, {
  may,
  summary: 'Signs out one device.',
  answer: doneAnswer('ended'),
  errors: { missing: 404 },
  leaves: 'account.signed-out-device',
});

const token = z
  .object({
    id: text,
    name: text,
    siteId: text.nullable().meta({ description: 'Null for all sites.' }),
    scopes: z.array(text),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'Token' });
export type TokenView = Shape<typeof token>;

const TOKENS = `${ME}/tokens`;

export const readTokens = call('GET', TOKENS, {
  may,
  summary: 'Lists your access tokens.',
  answer: z.object({ tokens: z.array(token) }),
});

export const makeToken = call('POST', TOKENS, {
  may,
  summary: 'Creates an access token. It is only shown once.',
  body: z.strictObject({
    name: text.trim().min(1, 'Enter a name for the token.').max(100),
    siteId: text.max(24).nullable(),
    scopes: z.array(z.enum(TOKEN_SCOPES)).min(1, 'Choose what the token can do.').max(TOKEN_SCOPES.length),
  }),
  answer: z.object({ id: text, token: text }),
  status: 201,
  errors: { missing: 422 },
});

export const revokeToken = call('DELETE', `${TOKENS}/:token`, {
  may,
  summary: 'Revokes an access token.',
  answer: doneAnswer('revoked'),
  errors: { missing: 404 },
});
