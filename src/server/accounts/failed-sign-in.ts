/** Notes that somebody tried to sign in and could not: what an owner looks for after an incident. */
import { createHash } from 'node:crypto';
import { HOUR_MS } from '#domain/time.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Client } from './sessions.ts';

/** One line in this long for each account from each address, however often somebody tries. */
const WINDOW_MS = HOUR_MS;

/** Nobody knows who it was. */
const SOMEBODY = { name: 'Someone' };

export interface FailedSignIn {
  /** The account, if there is one: what was typed instead is kept nowhere. */
  readonly account: { readonly id: string; readonly name: string } | undefined;
  readonly client: Client;
  /** Whether the password was right, and what came after it was not. */
  readonly isSecondStep?: boolean;
}

export async function noteFailedSignIn(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  { account, client, isSecondStep = false }: FailedSignIn,
): Promise<void> {
  const from = client.address === '' ? '' : `, from ${client.address}`;
  await recordActivity(tx, deps, {
    actor: SOMEBODY,
    siteId: null,
    action: isSecondStep ? 'account.second-step-failed' : 'account.sign-in-failed',
    what: `failed to sign in ${wordsOf(account?.name, isSecondStep)}${from}`,
    target: { kind: 'sign-in', id: keyOf(account?.id, client.address) },
    details: { accountId: account?.id ?? null, address: client.address, userAgent: client.userAgent },
    onceInMs: WINDOW_MS,
  });
}

function wordsOf(name: string | undefined, isSecondStep: boolean): string {
  if (name === undefined) return 'with an email address that has no account';
  return isSecondStep ? `as ${name}, with the right password but a wrong second step` : `as ${name}`;
}

function keyOf(accountId = '', address = ''): string {
  return createHash('sha256').update(`${accountId} ${address}`).digest('hex').slice(0, 24);
}
