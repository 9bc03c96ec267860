/** How routes of the owner origin ask who is calling; the accounts feature answers. */
import type { Context } from 'hono';
import type { RequiredScope } from '#domain/calls/call.ts';
import type { Actor } from '../deps.ts';

/** The actor, or the answer that refuses. `siteId` null means the installation itself. */
export type Authorize = (
  context: Context,
  siteId: string | null,
  scope: RequiredScope,
) => Promise<Actor | Response>;
