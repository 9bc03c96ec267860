import { checkIdentifier } from '#domain/settings/site-identifier.ts';
import type { Queryable } from '../../db/schema.ts';
import { findSiteByIdentifier } from './queries.ts';

/** Why no new site can be called this, or undefined. */
export async function refuseIdentifier(
  db: Queryable,
  identifier: string,
): Promise<{ readonly kind: 'invalid' | 'taken'; readonly message: string } | undefined> {
  const invalid = checkIdentifier(identifier);
  if (invalid) return { kind: 'invalid', message: invalid };
  if (!(await findSiteByIdentifier(db, identifier))) return undefined;
  const message = `The site “${identifier}” already exists. Choose another identifier.`;
  return { kind: 'taken', message };
}
