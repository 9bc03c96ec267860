/** What whoever runs the server does for its owners: makes them, lets them in, lists them. */
import { emailSchema } from '#domain/accounts/email.ts';
import { checkNewPassword } from '#domain/accounts/new-password.ts';
import { HOUR_MS } from '#domain/time.ts';
import { COMMAND_LINE, recordActivity } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import type { Passwords } from '../http/passwords.ts';
import { createLink } from './one-time-links.ts';
import { findAccountByEmail, updateAccount } from './queries-accounts.ts';
import { createAccount } from './set-up.ts';

type OwnerDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

export interface MakeOwner {
  readonly email: string;
  /** Default: what stands before the @. */
  readonly name?: string | undefined;
  /** Without one the account is entered by a link. */
  readonly password?: string | undefined;
}

export type OwnerMade =
  /** `promoted`: the account was there already, and may do everything from now on. */
  | { readonly kind: 'created' | 'promoted'; readonly id: string; readonly email: string }
  | { readonly kind: 'invalid' | 'taken'; readonly message: string };

export async function makeOwner(
  deps: OwnerDeps & { readonly passwords: Pick<Passwords, 'hash'> },
  input: MakeOwner,
): Promise<OwnerMade> {
  const email = emailSchema.safeParse(input.email);
  if (!email.success) return { kind: 'invalid', message: `“${input.email}” is not an email address.` };
  const name = input.name?.trim() || (email.data.split('@')[0] ?? '');
  const { password } = input;
  const problem =
    password === undefined ? undefined : checkNewPassword(password, { email: email.data, name });
  if (problem) return { kind: 'invalid', message: problem };
  const hash = password === undefined ? null : await deps.passwords.hash(password);
  return deps.db.write(async (tx): Promise<OwnerMade> => {
    const known = await findAccountByEmail(tx, email.data);
    if (known && (known.isOwner === 1 || hash !== null)) {
      const message = `${email.data} already has an account. Use “npx vitrine owner link ${email.data}” to create a sign-in link.`;
      return { kind: 'taken', message };
    }
    if (known) await updateAccount(tx, known.id, { isOwner: 1, updatedAt: deps.now() });
    const made = known ?? (await createAccount(tx, deps, { name, email: email.data, hash, isOwner: true }));
    if (!('id' in made)) return { kind: 'taken', message: `${email.data} already has an account.` };
    await recordActivity(tx, deps, {
      actor: COMMAND_LINE,
      siteId: null,
      action: 'account.made-owner',
      what: `made ${known?.name ?? name} (${email.data}) owner of the installation`,
      target: { kind: 'account', id: made.id },
    });
    return { kind: known ? 'promoted' : 'created', id: made.id, email: email.data };
  });
}

export type LinkMade =
  | { readonly kind: 'made'; readonly url: string; readonly expiresAt: number }
  | { readonly kind: 'missing'; readonly message: string };

/** A link that signs somebody in once, within an hour, and lets a new password be chosen. */
export async function makeSignInLink(
  deps: OwnerDeps,
  ownerOrigin: string,
  typedEmail: string,
): Promise<LinkMade> {
  const email = emailSchema.safeParse(typedEmail);
  return deps.db.write(async (tx): Promise<LinkMade> => {
    const account = email.success ? await findAccountByEmail(tx, email.data) : undefined;
    if (!account) {
      const message = `No account has the address ${typedEmail}. “npx vitrine owner list” lists all accounts.`;
      return { kind: 'missing', message };
    }
    const expiresAt = deps.now() + HOUR_MS;
    const token = await createLink(tx, deps, { purpose: 'sign-in', accountId: account.id, expiresAt });
    await recordActivity(tx, deps, {
      actor: COMMAND_LINE,
      siteId: null,
      action: 'account.link-made',
      what: `created a sign-in link for ${account.name} (${account.email})`,
      target: { kind: 'account', id: account.id },
    });
    return { kind: 'made', url: `${ownerOrigin}/login?link=${token}`, expiresAt };
  });
}
