/** The tables of people: accounts, how they get in, where they work, who did what, and mails. */

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

/** Who did what, in words. Rows are only ever added. */
export interface ActivityTable {
  id: string;
  site_id: string | null;
  account_id: string | null;
  /** Name of who did it, as it was then. */
  actor: string;
  /** `part.verb` */
  action: string;
  /** In words, without the name: `published “About”`. */
  what: string;
  target_kind: string | null;
  target_id: string | null;
  /** JSON; never a secret. */
  details: string;
  created_at: number;
}

export interface MailTable {
  id: string;
  /** Null: the installation's own. */
  site_id: string | null;
  to_address: string;
  subject: string;
  /** Null once removed. */
  text: string | null;
  html: string | null;
  /** Where replies go; null: to the sender. */
  reply_to: string | null;
  /** Whose name it bears as the sender; null: the installation's. */
  from_name: string | null;
  /** Where one click ends mails of this kind; null for mails nobody has subscribed to. */
  unsubscribe_url: string | null;
  /** What it is counted as, where a mailbox may get so many of them only. */
  limit_key: string | null;
  /** Of mails to addresses that visitors type: whose doing it is, by a keyed hash, for a day. */
  sender: string | null;
  /** 1 when the text opens an account. */
  has_secret: number;
  /** MailState. */
  state: string;
  attempts: number;
  last_error: string | null;
  created_at: number;
  finished_at: number | null;
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
