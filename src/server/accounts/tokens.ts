/** Access tokens for programs: shown once, stored as a hash, with scopes, for one site or all. */
import { createHash, randomBytes } from 'node:crypto';
import type { Actor, Deps } from '../deps.ts';
import { findTokenByHash, insertToken, touchToken } from './queries.ts';

/** `code`: may store HTML and scripts that run as part of the page. `admin`: sites, hosts, tokens. */
export const SCOPES = ['read', 'write', 'publish', 'code', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

export interface NewToken {
  readonly name: string;
  /** Null: every site of the installation. */
  readonly siteId: string | null;
  readonly scopes: readonly Scope[];
}

const PREFIX = 'vitrine_';
const TOKEN_BYTES = 32;
/** Last use is noted this often at most: a busy token would otherwise write at every call. */
const TOUCH_MS = 60_000;

/** @returns the token's id and its secret text, which cannot be shown again */
export async function createToken(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  input: NewToken,
): Promise<{ id: string; token: string }> {
  const token = PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
  const id = deps.newId();
  await deps.db.write((tx) =>
    insertToken(tx, {
      id,
      hash: hashOf(token),
      name: input.name,
      site_id: input.siteId,
      scopes: input.scopes.join(' '),
      created_at: deps.now(),
      last_used_at: null,
      revoked_at: null,
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
  need: { readonly siteId: string | null; readonly scope: Scope },
): Promise<Authorized> {
  const token = /^Bearer (vitrine_[A-Za-z0-9_-]{43})$/.exec(header ?? '')?.[1];
  const row = token ? await findTokenByHash(deps.db.read, hashOf(token)) : undefined;
  if (!row)
    return { kind: 'unknown', message: 'Send a valid access token: “Authorization: Bearer vitrine_…”.' };
  const scopes = row.scopes.split(' ');
  const isOfSite = row.site_id === null || row.site_id === need.siteId;
  if (!isOfSite || !scopes.includes(need.scope)) {
    return {
      kind: 'forbidden',
      message: `This token may not do that: it takes the scope “${need.scope}” for this site.`,
    };
  }
  if ((row.last_used_at ?? 0) + TOUCH_MS < deps.now())
    await deps.db.write((tx) => touchToken(tx, row.id, deps.now()));
  return { kind: 'authorized', actor: { name: row.name, mayInjectCode: scopes.includes('code') } };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
