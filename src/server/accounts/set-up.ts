/** The first start: whoever has the link from the terminal becomes the owner and gets a site that is live at once. */
import type { setUp as setUpCall } from '#domain/accounts/calls.ts';
import { checkNewPassword } from '#domain/accounts/new-password.ts';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import type { BodyOf } from '#domain/calls/call.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { AccountsDeps } from './deps.ts';
import { readLink, spendLink } from './one-time-links.ts';
import { countAccounts, findAccountByEmail, insertAccount, setSiteRole } from './queries-accounts.ts';
import type { OpenedSession } from './sessions.ts';
import { openAccount, type Visit } from './sign-in.ts';

export type SetUp =
  | { readonly kind: 'set-up'; readonly session: OpenedSession; readonly siteId: string }
  | { readonly kind: 'refused' | 'invalid'; readonly message: string };

const REFUSED = {
  kind: 'refused',
  message:
    'This link no longer works. Start Vitrine again and open the link it prints, or sign in if you have an account.',
} as const;

/** Whether the installation waits for its first owner, and whether this token may be it. */
export async function readSetup(deps: Pick<AccountsDeps, 'db' | 'now'>, token: string) {
  const isNeeded = (await countAccounts(deps.db.read)) === 0;
  const isLinkGood = isNeeded && (await readLink(deps.db.read, deps, token, 'setup')) !== undefined;
  return { isNeeded, isLinkGood };
}

export async function setUp(
  deps: Pick<AccountsDeps, 'db' | 'now' | 'newId' | 'passwords' | 'createStarterSite'>,
  input: BodyOf<typeof setUpCall>,
  visit: Visit,
): Promise<SetUp> {
  if (!(await readLink(deps.db.read, deps, input.token, 'setup'))) return REFUSED;
  const problem = checkNewPassword(input.password, input);
  if (problem) return { kind: 'invalid', message: problem };
  const hash = await deps.passwords.hash(input.password);
  return deps.db.write(async (tx) => {
    if ((await countAccounts(tx)) > 0 || !(await spendLink(tx, deps, input.token, 'setup'))) return REFUSED;
    const { name, email, siteName, template, ...asked } = input;
    const account = await createAccount(tx, deps, { name, email, hash, isOwner: true });
    if (account.kind === 'taken') return REFUSED;
    const actor = { name, mayInjectCode: true, accountId: account.id };
    const { timeZone, shop, hasMembers, isOpeningSoon } = asked;
    const wanted = { name: siteName, template, timeZone, shop, hasMembers, isOpeningSoon };
    const site = await deps.createStarterSite(tx, actor, wanted);
    const role = CONTRIBUTOR_ROLES.admin;
    await setSiteRole(tx, { accountId: account.id, siteId: site.id, role, now: deps.now() });
    await recordActivity(tx, deps, {
      actor,
      siteId: site.id,
      action: 'site.created',
      what: `created the site “${input.siteName}”`,
      target: { kind: 'site', id: site.id },
      details: { template },
    });
    const session = await openAccount(tx, deps, { id: account.id, name }, { ...visit, isRemembered: true });
    return { kind: 'set-up', session, siteId: site.id };
  });
}

export interface NewAccount {
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  /** Null: whoever it is for chooses a password by a link. */
  readonly hash: string | null;
  readonly isOwner: boolean;
}

export async function createAccount(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  { name, email, hash, isOwner }: NewAccount,
): Promise<{ readonly kind: 'created'; readonly id: string } | { readonly kind: 'taken' }> {
  if (await findAccountByEmail(tx, email)) return { kind: 'taken' };
  const id = deps.newId();
  const now = deps.now();
  await insertAccount(tx, {
    id,
    email,
    name,
    language: null,
    passwordHash: hash,
    isOwner: isOwner ? 1 : 0,
    createdAt: now,
    updatedAt: now,
    lastSignInAt: null,
  });
  return { kind: 'created', id };
}
