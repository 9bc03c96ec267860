/** Access tokens for programs: shown once, stored as a hash, with scopes, for one site or all. */

import {
  type Permission,
  permissionsOf,
  permissionsOfScopes,
  personalPermissionsOf,
  scopeOf,
  type TokenScope,
} from '#domain/accounts/permissions.ts';
import { MINUTE_MS } from '#domain/time.ts';
import type { Actor, Deps } from '../deps.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { findTokenByHash, insertToken, touchToken } from './queries.ts';
import { findAccount, findSiteRole } from './queries-accounts.ts';
import type { TokenTable } from './tables.ts';

export interface NewToken {
  readonly name: string;
  /** Null: every site of the installation. */
  readonly siteId: string | null;
  readonly scopes: readonly TokenScope[];
  /** Whose it is: it never may do more than this account. Absent for tokens of the installation. */
  readonly accountId?: string;
}

const PREFIX = 'vitrine_';
const TOKEN_BYTES = 32;
/** Last use is noted this often at most: a busy token would otherwise write at every call. */
const TOUCH_MS = MINUTE_MS;

/** @returns the token's id and its secret text, which cannot be shown again */
export async function createToken(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  input: NewToken,
): Promise<{ id: string; token: string }> {
  const token = PREFIX + newToken(TOKEN_BYTES);
  const id = deps.newId();
  await deps.db.write((tx) =>
    insertToken(tx, {
      id,
      hash: hashToken(token),
      name: input.name,
      siteId: input.siteId,
      scopes: input.scopes.join(' '),
      createdAt: deps.now(),
      lastUsedAt: null,
      revokedAt: null,
      accountId: input.accountId ?? null,
    }),
  );
  return { id, token };
}

export type Authorized =
  | { readonly kind: 'authorized'; readonly actor: Actor }
  | { readonly kind: 'unknown' | 'forbidden'; readonly message: string };

/** Whether the text of an Authorization header may do this on this site (null: on the installation). */
export async function authorizeToken(
  deps: Pick<Deps, 'db' | 'now'>,
  header: string | undefined,
  need: { readonly siteId: string | null; readonly permission: Permission },
): Promise<Authorized> {
  const token = /^Bearer (vitrine_[A-Za-z0-9_-]{43})$/.exec(header ?? '')?.[1];
  const row = token ? await findTokenByHash(deps.db.read, hashToken(token)) : undefined;
  if (!row)
    return { kind: 'unknown', message: 'Send a valid access token: “Authorization: Bearer vitrine_…”.' };
  const permissions = await permissionsOfToken(deps, row, need.siteId);
  if (!permissions.has(need.permission)) {
    return {
      kind: 'forbidden',
      message: `This token needs the scope “${scopeOf(need.permission)}” for this site.`,
    };
  }
  if ((row.lastUsedAt ?? 0) + TOUCH_MS < deps.now())
    await deps.db.write((tx) => touchToken(tx, row.id, deps.now()));
  const account = row.accountId === null ? {} : { accountId: row.accountId };
  return {
    kind: 'authorized',
    actor: {
      name: row.name,
      mayInjectCode: permissions.has('config.code'),
      permissions,
      seesPersonal: personalPermissionsOf(row.scopes.split(' '), permissions),
      ...account,
    },
  };
}

/** What its scopes say, on its site, within what the account it belongs to may do today. */
async function permissionsOfToken(
  deps: Pick<Deps, 'db'>,
  token: TokenTable,
  siteId: string | null,
): Promise<ReadonlySet<Permission>> {
  if (token.siteId !== null && token.siteId !== siteId) return new Set();
  const scoped = permissionsOfScopes(token.scopes.split(' '));
  if (token.accountId === null) return scoped;
  const account = await findAccount(deps.db.read, token.accountId);
  if (!account) return new Set();
  const role = siteId === null ? null : ((await findSiteRole(deps.db.read, account.id, siteId)) ?? null);
  const ofAccount = permissionsOf({ isOwner: account.isOwner === 1, role });
  return new Set([...scoped].filter((permission) => ofAccount.has(permission)));
}
