/** The calls and answers about the people of a site and those who are invited to it. */
import { z } from 'zod';
import { emailSchema } from './email.ts';
import { MAX_PASSWORD_LENGTH } from './password.ts';
import { ROLE_WORDS } from './role-names.ts';
import type { ContributorRole } from './roles.ts';

const role = z
  .int()
  .refine((code) => ROLE_WORDS.some((each) => each.role === code), 'Choose one of the roles.')
  .transform((code) => code as ContributorRole);

export const invitationInput = z.strictObject({ email: emailSchema, role });
export const roleInput = z.strictObject({ role });

export const acceptInput = z.strictObject({
  token: z.string().max(100),
  /** For whoever has no account yet. */
  name: z.string().trim().min(1, 'Write your name.').max(100).exactOptional(),
  password: z
    .string()
    .max(MAX_PASSWORD_LENGTH * 4)
    .exactOptional(),
});
export type AcceptInput = z.infer<typeof acceptInput>;

export interface Person {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  /** Contributor role code; null for owners of the installation without a role here. */
  readonly role: number | null;
  /** Owner of the installation, who may do everything on every site. */
  readonly isOwner: boolean;
  readonly isYou: boolean;
  readonly lastSignInAt: number | null;
}

export interface InvitationView {
  readonly id: string;
  readonly email: string;
  readonly role: number;
  readonly invitedBy: string;
  readonly sentAt: number;
  readonly expiresAt: number;
}

export interface PeopleOfSite {
  readonly people: readonly Person[];
  readonly invitations: readonly InvitationView[];
}

/** What an invitation's page shows before it is accepted. */
export interface InvitationOffer {
  readonly siteName: string;
  readonly email: string;
  readonly role: number;
  readonly invitedBy: string;
  /** `new-account`: choose name and password; `sign-in`: the address has an account; `accept`: it is signed in. */
  readonly next: 'new-account' | 'sign-in' | 'accept';
  /** Email of whoever is signed in in this browser. */
  readonly signedInAs: string | null;
}
