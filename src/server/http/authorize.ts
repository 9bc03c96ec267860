/** How routes of the owner origin ask who is calling; the accounts feature answers. */
import type { Context } from 'hono';
import type { Permission, TokenScope } from '#domain/accounts/permissions.ts';
import type { Actor } from '../deps.ts';

/**
 * A permission, a token's scope that stands for one, or `self`: any account that is signed in, about itself.
 * What touches money, people or the site as a whole says which of these it is.
 */
export type RequiredScope = Exclude<TokenScope, 'admin'> | Permission | 'self';

/** The actor, or the answer that refuses. `siteId` null means the installation itself. */
export type Authorize = (
  context: Context,
  siteId: string | null,
  scope: RequiredScope,
) => Promise<Actor | Response>;
