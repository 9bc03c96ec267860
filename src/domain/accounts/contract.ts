/** The calls and answers of accounts and sessions, as the owner area and the server both know them. */
import { z } from 'zod';
import { TEMPLATE_NAMES } from '../design/style.ts';
import { emailSchema } from './email.ts';
import { MAX_PASSWORD_LENGTH } from './password.ts';
import { TOKEN_SCOPES } from './permissions.ts';

/** Names the session cookie where the owner origin is served over plain http, as on localhost. */
export const SESSION_COOKIE = 'vitrine_session';
/** A browser takes this name only over https, for this host alone, and from nobody else. */
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;
/** What the owner area sends with every call; other sites cannot, without being asked first. */
export const CALL_HEADER = 'x-vitrine';

const name = z.string().trim().min(1, 'Write your name.').max(100);
const password = z.string().max(MAX_PASSWORD_LENGTH * 4);
const linkToken = z.string().max(100);

export const setupInput = z.strictObject({
  token: linkToken,
  name,
  email: emailSchema,
  password,
  siteName: z.string().trim().min(1, 'Write a name for your site.').max(100),
  template: z.enum(TEMPLATE_NAMES),
  /** IANA name of the zone the owner is in, which becomes the site's. */
  timeZone: z.string().min(1).max(60).optional(),
});
export type SetupInput = z.infer<typeof setupInput>;

export const signInInput = z.strictObject({
  email: z.string().max(254),
  password,
  remember: z.boolean().default(false),
});
export type SignInInput = z.infer<typeof signInInput>;

export const linkInput = z.strictObject({
  token: linkToken,
  /** A new password to sign in with from now on. */
  password: password.exactOptional(),
});

export const profileInput = z.strictObject({
  name: name.exactOptional(),
  email: emailSchema.exactOptional(),
  password: password.exactOptional(),
  /** Needed for a new email address or password. */
  currentPassword: password.exactOptional(),
});
export type ProfileInput = z.infer<typeof profileInput>;

export const tokenInput = z.strictObject({
  name: z.string().trim().min(1, 'Give the token a name.').max(100),
  siteId: z.string().max(24).nullable(),
  scopes: z.array(z.enum(TOKEN_SCOPES)).min(1, 'Choose what the token may do.').max(TOKEN_SCOPES.length),
});

export interface MeSite {
  readonly id: string;
  readonly identifier: string;
  readonly name: string;
  readonly url: string;
  /** Contributor role code; null for owners of the installation without a role of their own. */
  readonly role: number | null;
  readonly permissions: readonly string[];
}

export interface Me {
  readonly account: { readonly id: string; readonly name: string; readonly email: string };
  readonly sites: readonly MeSite[];
  readonly isOwner: boolean;
}

export interface SessionView {
  readonly id: string;
  /** `Firefox on Linux` */
  readonly device: string;
  readonly address: string;
  readonly isRemembered: boolean;
  readonly isCurrent: boolean;
  readonly createdAt: number;
  readonly lastSeenAt: number;
}

export interface TokenView {
  readonly id: string;
  readonly name: string;
  readonly siteId: string | null;
  readonly scopes: readonly string[];
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}
