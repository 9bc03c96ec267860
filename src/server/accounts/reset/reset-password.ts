/**
 * A new password by mail. Asking for it does the same whether or not there is such an account: one job is queued.
 * What differs happens in that job, where nobody can watch the clock.
 */
import { normalizeEmail } from '#domain/accounts/email-address.ts';
import { checkNewPassword } from '#domain/accounts/new-password.ts';
import { writeMail } from '#domain/mail/write-mail.ts';
import { HOUR_MS } from '#domain/time.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobRun } from '../../jobs/run-job.ts';
import { isTooMany, type MailLimit, queueMail } from '../../mail/queue-mail.ts';
import type { AccountsDeps } from '../deps.ts';
import { createLink, readLink, spendLink } from '../one-time-links.ts';
import { findAccount, findAccountByEmail, updateAccount } from '../queries-accounts.ts';
import { deleteOtherSessions } from '../queries-sessions.ts';
import { deleteChallengesOf, findTotp } from '../security/queries.ts';
import { openAccount, type SignedIn, type Visit } from '../sign-in.ts';

const MAX_RESETS_AN_HOUR = 5;
export const RESET_JOB = 'accounts.send-reset';

const LINK_GONE = {
  kind: 'refused',
  message: 'This link was already used, or is more than an hour old. Ask for a new one.',
} as const;

/** Queues the job, for any address. */
export async function askForReset(deps: Pick<Deps, 'db' | 'now' | 'newId'>, email: string): Promise<void> {
  const address = normalizeEmail(email);
  await deps.db.write((tx) =>
    enqueue(tx, deps, {
      type: RESET_JOB,
      payload: { email: address },
      dedupeKey: `${RESET_JOB}:${address}`,
    }),
  );
}

/** The job: a link in a mail if there is such an account, and nothing otherwise. */
export async function sendReset(
  deps: Pick<Deps, 'db' | 'now' | 'newId'> & { readonly ownerOrigin: string },
  { email }: { readonly email: string },
  run: JobRun,
): Promise<void> {
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const account = await findAccountByEmail(tx, email);
    if (!account) return;
    const limit = limitFor(account.id);
    // The link of the last one stays good.
    if (await isTooMany(tx, deps, limit)) return;
    const expiresAt = deps.now() + HOUR_MS;
    const token = await createLink(tx, deps, { purpose: 'password-reset', accountId: account.id, expiresAt });
    await queueMail(tx, deps, {
      sender: null,
      ...resetMail(account.name, `${deps.ownerOrigin}/reset?token=${token}`),
      to: account.email,
      subject: 'Choose a new password',
      hasSecret: true,
      limit,
    });
  });
}

/** Whoever asks for others fills no mailbox, and takes nobody's way in: links live as long as they are counted. */
function limitFor(accountId: string): MailLimit {
  const reason = `Not sent. This address already got ${MAX_RESETS_AN_HOUR} emails within an hour.`;
  return { key: `reset ${accountId}`, most: MAX_RESETS_AN_HOUR, withinMs: HOUR_MS, reason };
}

function resetMail(name: string, url: string) {
  return writeMail({
    sender: 'Vitrine',
    heading: 'Choose a new password',
    paragraphs: [`Hello ${name},`, 'Someone, hopefully you, asked for a new password for your account.'],
    action: { label: 'Choose a new password', url },
    closing:
      'The link works once, within an hour. If it wasn’t you, ignore this email. Your password does not change.',
  });
}

/** Whose password a link is for, for the page that asks for the new one; undefined when it is no longer good. */
export async function readReset(
  deps: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<{ readonly email: string } | undefined> {
  const link = await readLink(deps.db.read, deps, token, 'password-reset');
  const account = link?.accountId ? await findAccount(deps.db.read, link.accountId) : undefined;
  return account && { email: account.email };
}

/**
 * Sets the new password, ends every session, and signs in. A second factor is still asked for: the mail proves
 * one thing only.
 */
export async function resetPassword(
  deps: Pick<AccountsDeps, 'db' | 'now' | 'newId' | 'passwords' | 'askSecondFactor'>,
  input: { readonly token: string; readonly password: string },
  visit: Visit,
): Promise<SignedIn> {
  const link = await readLink(deps.db.read, deps, input.token, 'password-reset');
  const account = link?.accountId ? await findAccount(deps.db.read, link.accountId) : undefined;
  if (!account) return LINK_GONE;
  const problem = checkNewPassword(input.password, account);
  if (problem) return { kind: 'invalid', message: problem };
  const hash = await deps.passwords.hash(input.password);
  const done = await deps.db.write(async (tx): Promise<SignedIn | 'second-factor'> => {
    if (!(await spendLink(tx, deps, input.token, 'password-reset'))) return LINK_GONE;
    await updateAccount(tx, account.id, { passwordHash: hash, updatedAt: deps.now() });
    await deleteOtherSessions(tx, account.id, null);
    await deleteChallengesOf(tx, account.id);
    await recordActivity(tx, deps, {
      actor: { name: account.name, accountId: account.id },
      siteId: null,
      action: 'account.password-reset',
      what: 'chose a new password with an emailed link',
      details: { address: visit.client.address },
    });
    await queueMail(tx, deps, {
      ...changedMail(account.name),
      to: account.email,
      subject: CHANGED,
      sender: null,
    });
    if ((await findTotp(tx, account.id))?.confirmedAt) return 'second-factor';
    const session = await openAccount(tx, deps, account, { ...visit, isRemembered: false });
    return { kind: 'signed-in', session };
  });
  if (done !== 'second-factor') return done;
  const challenge = await deps.askSecondFactor({ accountId: account.id, isRemembered: false });
  // Turned off in between: nothing is left to ask, so the new password has to be used.
  return challenge ? { kind: 'second-factor', challenge } : LINK_GONE;
}

const CHANGED = 'Your password has been changed';

function changedMail(name: string) {
  return writeMail({
    sender: 'Vitrine',
    heading: CHANGED,
    paragraphs: [
      `Hello ${name},`,
      'The password of your account was changed with an emailed link. You were signed out on every device.',
    ],
    closing:
      'If it wasn’t you, ask for a new password yourself and contact the person who runs this installation.',
  });
}
