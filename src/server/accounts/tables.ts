/** The tables of people: accounts, how they get in and where they work. */

export interface AccountTable {
  id: string;
  /** In lower case. Unique. */
  email: string;
  name: string;
  /** Argon2id in PHC form; null until its owner has chosen a password. */
  password_hash: string | null;
  /** 1 for owners of the installation, who may do everything on every site. */
  is_owner: number;
  created_at: number;
  updated_at: number;
  last_sign_in_at: number | null;
}

export interface SessionTable {
  id: string;
  /** SHA-256 of the cookie's value, hex. */
  hash: string;
  account_id: string;
  is_remembered: number;
  user_agent: string;
  address: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
}

export interface SiteRoleTable {
  account_id: string;
  site_id: string;
  /** Contributor role code (ROLE-06). */
  role: number;
  created_at: number;
}

/** Links that let somebody in once: the first set-up, an operator's link. */
export interface OneTimeLinkTable {
  /** SHA-256 of the link's token, hex. */
  hash: string;
  purpose: string;
  account_id: string | null;
  created_at: number;
  /** Null: until it is used or replaced. */
  expires_at: number | null;
}

/** The secret of an authenticator app. */
export interface TotpSecretTable {
  account_id: string;
  /** Under the installation's secret. */
  sealed: string;
  /** Step of the code taken last: it and all before are spent. */
  last_step: number;
  created_at: number;
  /** Null until a right code has been given: not asked for before. */
  confirmed_at: number | null;
  /** Given since `wrong_since`, in whichever sign-in; recovery codes count, too. */
  wrong_codes: number;
  wrong_since: number | null;
}

export interface RecoveryCodeTable {
  /** SHA-256, hex. */
  hash: string;
  account_id: string;
  created_at: number;
  used_at: number | null;
}

export interface PasskeyTable {
  /** Credential id, base64url. */
  id: string;
  account_id: string;
  /** COSE key, base64url. */
  public_key: string;
  counter: number;
  /** Space-separated. */
  transports: string;
  name: string;
  is_synced: number;
  created_at: number;
  last_used_at: number | null;
}

/** Questions asked while signing in, or while adding a passkey. */
export interface SignInChallengeTable {
  /** SHA-256 of what the browser holds, hex. */
  hash: string;
  purpose: string;
  /** Null: whoever has a passkey. */
  account_id: string | null;
  is_remembered: number;
  /** What a passkey has to sign, base64url. */
  nonce: string | null;
  attempts: number;
  expires_at: number;
}

export interface InvitationTable {
  id: string;
  site_id: string;
  /** In lower case. One invitation a site and address. */
  email: string;
  role: number;
  /** SHA-256 of the link's token, hex. */
  hash: string;
  /** Name of who invited. */
  invited_by: string;
  created_at: number;
  sent_at: number;
  expires_at: number;
}

export interface TokenTable {
  id: string;
  /** SHA-256 of the token, hex: the token itself is never stored. */
  hash: string;
  name: string;
  /** Null: every site. */
  site_id: string | null;
  /** Space-separated scopes. */
  scopes: string;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
  /** Whose token it is, and whose rights bound it; null for tokens of the installation. */
  account_id: string | null;
}

declare module '../db/schema.ts' {
  interface Schema {
    accounts: AccountTable;
    sessions: SessionTable;
    site_roles: SiteRoleTable;
    one_time_links: OneTimeLinkTable;
    totp_secrets: TotpSecretTable;
    recovery_codes: RecoveryCodeTable;
    passkeys: PasskeyTable;
    sign_in_challenges: SignInChallengeTable;
    invitations: InvitationTable;
    tokens: TokenTable;
  }
}
