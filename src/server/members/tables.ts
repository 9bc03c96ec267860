/** The tables of members: their accounts, where they are signed in, and the links they are mailed. */
import type { SavedAddress } from '#domain/members/addresses.ts';
import type { LinkPurpose } from '#domain/members/contract.ts';
import type { JsonText } from '../db/json-text.ts';

export interface MemberTable {
  id: string;
  siteId: string;
  /** As `normalizeEmail` gives it. Unique on a site. */
  email: string;
  name: string;
  /** Address and name as lists find them, folded: see `wordsOf`. */
  words: string;
  /** Argon2id in PHC form; null for members who sign in with mailed links. */
  passwordHash: string | null;
  /** Bcrypt or argon2id, brought from elsewhere. Checked at the first sign-in, and replaced by `passwordHash` then. */
  importedHash: string | null;
  /** Of the page on which they joined. */
  locale: string | null;
  /** The cart they left when they signed out. */
  cartId: string | null;
  /** SavedAddress[] as JSON: the default comes first. */
  addresses: JsonText<SavedAddress[]>;
  joinedAt: number;
  lastSignInAt: number | null;
}

export interface MemberSessionTable {
  id: string;
  /** SHA-256 of the cookie’s value, hex. */
  hash: string;
  siteId: string;
  siteMemberId: string;
  isRemembered: number;
  userAgent: string;
  createdAt: number;
  lastSeenAt: number;
  expiresAt: number;
}

export interface MemberLinkTable {
  /** SHA-256 of the link’s token, hex. */
  hash: string;
  siteId: string;
  /** Null for a link by which somebody joins. */
  siteMemberId: string | null;
  purpose: LinkPurpose;
  /** The mailbox that the link proves. */
  email: string;
  /** Of somebody who joins. */
  name: string;
  /** Of an invitation. */
  planId: string | null;
  createdAt: number;
  expiresAt: number;
}

export interface MembershipTable {
  id: string;
  siteId: string;
  siteMemberId: string;
  /** Of `memberAreas`. One row for each plan of a member: who joins again begins anew. */
  planId: string;
  since: number;
  until: number | null;
  isPaused: number;
  /** 1: somebody who runs the site gave it. */
  isGranted: number;
  /** 1: somebody who runs the site ended it. The member has it again once it is granted. */
  isBarred: number;
  /** The `until` that the member was warned about. */
  warnedOf: number | null;
  /** The `until` that the member knows about: from an email, or because they left. */
  toldOf: number | null;
}

export interface MemberPasskeyTable {
  id: string;
  siteId: string;
  siteMemberId: string;
  /** The host at which it was added, without a port: browsers offer it nowhere else. */
  host: string;
  /** Base64url. The browser chose it: unique for a site and host only. */
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  counter: number;
  /** Separated by spaces. */
  transports: string;
  name: string;
  isSynced: number;
  createdAt: number;
  lastUsedAt: number | null;
}

/** A passkey has answered it: see `passkey-challenge.ts`. */
export interface SpentChallengeTable {
  /** SHA-256 of the challenge, hex. */
  hash: string;
  expiresAt: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    members: MemberTable;
    memberSessions: MemberSessionTable;
    memberLinks: MemberLinkTable;
    memberPasskeys: MemberPasskeyTable;
    memberships: MembershipTable;
    spentChallenges: SpentChallengeTable;
    /** What `memberAreas` declares, as JSON. */
    memberAreas: { siteId: string; settings: string };
    /** What `memberMails` declares, as JSON. */
    memberMails: { siteId: string; settings: string };
    /** What `memberSettings` declares, as JSON. */
    memberSettings: { siteId: string; settings: string };
  }
}
