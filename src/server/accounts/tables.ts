/** The tables of people: accounts, how they get in and where they work. */

export interface AccountTable {
  id: string;
  /** In lower case. Unique. */
  email: string;
  name: string;
  /** Language of the owner area; null: the browser's. */
  language: string | null;
  /** Argon2id in PHC form; null until its owner has chosen a password. */
  passwordHash: string | null;
  /** 1 for owners of the installation, who may do everything on every site. */
  isOwner: number;
  createdAt: number;
  updatedAt: number;
  lastSignInAt: number | null;
}

export interface SessionTable {
  id: string;
  /** SHA-256 of the cookie's value, hex. */
  hash: string;
  accountId: string;
  isRemembered: number;
  userAgent: string;
  address: string;
  createdAt: number;
  lastSeenAt: number;
  expiresAt: number;
}

interface SiteRoleTable {
  accountId: string;
  siteId: string;
  /** Contributor role code (ROLE-06). */
  role: number;
  createdAt: number;
}

/** Links that let somebody in once: the first set-up, an operator's link. */
export interface OneTimeLinkTable {
  /** SHA-256 of the link's token, hex. */
  hash: string;
  purpose: string;
  accountId: string | null;
  createdAt: number;
  /** Null: until it is used or replaced. */
  expiresAt: number | null;
}

/** The secret of an authenticator app. */
export interface TotpSecretTable {
  accountId: string;
  /** Under the installation's secret. */
  sealed: string;
  /** Step of the code taken last: it and all before are spent. */
  lastStep: number;
  createdAt: number;
  /** Null until a right code has been given: not asked for before. */
  confirmedAt: number | null;
  /** Given since `wrong_since`, in whichever sign-in; recovery codes count, too. */
  wrongCodes: number;
  wrongSince: number | null;
}

export interface RecoveryCodeTable {
  /** SHA-256, hex. */
  hash: string;
  accountId: string;
  createdAt: number;
  usedAt: number | null;
}

export interface PasskeyTable {
  /** Credential id, base64url. */
  id: string;
  accountId: string;
  /** COSE key, base64url. */
  publicKey: string;
  counter: number;
  /** Space-separated. */
  transports: string;
  name: string;
  isSynced: number;
  createdAt: number;
  lastUsedAt: number | null;
}

/** Questions asked while signing in, or while adding a passkey. */
export interface SignInChallengeTable {
  /** SHA-256 of what the browser holds, hex. */
  hash: string;
  purpose: string;
  /** Null: whoever has a passkey. */
  accountId: string | null;
  isRemembered: number;
  /** What a passkey has to sign, base64url. */
  nonce: string | null;
  attempts: number;
  expiresAt: number;
}

export interface InvitationTable {
  id: string;
  siteId: string;
  /** In lower case. One invitation a site and address. */
  email: string;
  role: number;
  /** SHA-256 of the link's token, hex. */
  hash: string;
  /** Name of who invited. */
  invitedBy: string;
  createdAt: number;
  sentAt: number;
  expiresAt: number;
}

export interface TokenTable {
  id: string;
  /** SHA-256 of the token, hex: the token itself is never stored. */
  hash: string;
  name: string;
  /** Null: every site. */
  siteId: string | null;
  /** Space-separated scopes. */
  scopes: string;
  createdAt: number;
  lastUsedAt: number | null;
  revokedAt: number | null;
  /** Whose token it is, and whose rights bound it; null for tokens of the installation. */
  accountId: string | null;
}

declare module '../db/schema.ts' {
  interface Schema {
    accounts: AccountTable;
    sessions: SessionTable;
    siteRoles: SiteRoleTable;
    oneTimeLinks: OneTimeLinkTable;
    totpSecrets: TotpSecretTable;
    recoveryCodes: RecoveryCodeTable;
    passkeys: PasskeyTable;
    signInChallenges: SignInChallengeTable;
    invitations: InvitationTable;
    tokens: TokenTable;
  }
}
