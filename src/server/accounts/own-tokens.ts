/** Access tokens people make for programs of their own: bound by their scopes, a site, and their maker's rights. */
import type { TokenView } from '#domain/accounts/calls.ts';
import type { TokenScope } from '#domain/accounts/permissions.ts';
import { recordActivity, recorded } from '../activity/record-activity.ts';
import type { Actor, Deps } from '../deps.ts';
import { listTokensOfAccount, revokeTokenOfAccount } from './queries.ts';
import { findAccount, findSiteRole } from './queries-accounts.ts';
import type { TokenTable } from './tables.ts';
import { createToken } from './tokens.ts';

export interface NewOwnToken {
  readonly name: string;
  /** Null: every site of its maker. */
  readonly siteId: string | null;
  readonly scopes: readonly TokenScope[];
}

export type OwnTokenCreated =
  | { readonly id: string; readonly token: string }
  | { readonly kind: 'missing'; readonly message: string };

export async function createOwnToken(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  input: NewOwnToken,
): Promise<OwnTokenCreated> {
  const accountId = actor.accountId ?? '';
  const account = await findAccount(deps.db.read, accountId);
  const isOnSite =
    input.siteId === null ||
    account?.isOwner === 1 ||
    (await findSiteRole(deps.db.read, accountId, input.siteId)) !== undefined;
  if (!account || !isOnSite) return { kind: 'missing', message: 'Choose one of your own sites.' };
  return recorded(
    deps,
    { actor, siteId: input.siteId },
    (within) => createToken(within, { ...input, accountId }),
    ({ id }) => ({
      action: 'token.created',
      what: `created the access token “${input.name}” with the scopes ${input.scopes.join(', ')}`,
      target: { kind: 'token', id },
      details: { scopes: input.scopes },
    }),
  );
}

export async function listOwnTokens(deps: Pick<Deps, 'db'>, accountId: string): Promise<TokenView[]> {
  return (await listTokensOfAccount(deps.db.read, accountId)).map(present);
}

/** False when there is none of this id in use. */
export async function revokeOwnToken(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  id: string,
): Promise<boolean> {
  return deps.db.write(async (tx) => {
    const token = await revokeTokenOfAccount(tx, actor.accountId ?? '', id, deps.now());
    if (!token) return false;
    await recordActivity(tx, deps, {
      actor,
      siteId: token.siteId,
      action: 'token.revoked',
      what: `revoked the access token “${token.name}”`,
      target: { kind: 'token', id },
    });
    return true;
  });
}

function present(row: TokenTable): TokenView {
  return {
    id: row.id,
    name: row.name,
    siteId: row.siteId,
    scopes: row.scopes.split(' '),
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
  };
}
