/** Compares what is typed with a member’s password: their own, or the one that they bring from elsewhere. */
import type { Queryable } from '../db/schema.ts';
import type { Passwords } from '../http/passwords.ts';
import { findImportedHash } from './queries.ts';
import type { MemberTable } from './tables.ts';

interface MatchDeps {
  readonly db: { readonly read: Queryable };
  readonly passwords: Passwords;
}

/**
 * Where a site has imported passwords, each attempt is compared with one of them too, so that the time it takes tells
 * nothing about an address.
 */
export async function matchPassword(
  { db, passwords }: MatchDeps,
  siteId: string,
  member: MemberTable | undefined,
  password: string,
): Promise<'own' | 'imported' | undefined> {
  const isOwn = await passwords.verify(password, member?.passwordHash ?? null);
  const imported = member?.importedHash ?? (await findImportedHash(db.read, siteId));
  const isImported = imported !== undefined && (await passwords.verifyImported(password, imported));
  if (isOwn) return 'own';
  return isImported && member?.importedHash === imported ? 'imported' : undefined;
}
