/** What people do with their own account: name and password, the sessions it is signed in by, its access tokens. */
import * as accounts from '#domain/accounts/calls.ts';
import { describeDevice } from '#domain/accounts/device.ts';
import { leave } from '../activity/record-activity.ts';
import type { AnswerCall, Called } from '../http/answer-calls.ts';
import type { SignInThrottle } from '../http/sign-in-throttle.ts';
import { changeProfile } from './change-profile.ts';
import type { AccountsDeps } from './deps.ts';
import { refuseHaste, visitOf, whenBusy } from './entry.ts';
import { describeMe } from './me.ts';
import { createOwnToken, listOwnTokens, revokeOwnToken } from './own-tokens.ts';
import { deleteOtherSessions, deleteSession, findSessionById, listSessions } from './queries-sessions.ts';
import { openSession, writeSessionCookie } from './sessions.ts';
import type { SessionTable } from './tables.ts';

export function ownRoutes(deps: AccountsDeps, throttle: SignInThrottle, answer: AnswerCall): void {
  profileRoutes(deps, throttle, answer);
  sessionRoutes(deps, answer);
  tokenRoutes(deps, answer);
}

type Own = Pick<Called, 'context' | 'actor'>;

const idOf = ({ actor }: Pick<Own, 'actor'>): string => actor.accountId ?? '';

function profileRoutes(deps: AccountsDeps, throttle: SignInThrottle, answer: AnswerCall): void {
  answer(
    accounts.readMe,
    async (call) => (await describeMe(deps, idOf(call))) ?? { kind: 'signed-out', message: 'Sign in again.' },
  );
  answer(accounts.changeMe, async (call, input) => {
    const { context, actor } = call;
    const isGuess = input.currentPassword !== undefined;
    if (isGuess && !throttle.take(deps.clientAddress(context), idOf(call))) return refuseHaste(context);
    const changed = await whenBusy(context, changeProfile(deps, actor, input));
    if (changed instanceof Response || changed.kind !== 'changed') return changed;
    if (changed.hasNewPassword) await renewSession(deps, call);
    return { kind: 'changed' };
  });
}

/** Whoever chose the new password stays signed in, by a session of its own. */
async function renewSession(deps: AccountsDeps, call: Own): Promise<void> {
  const { client } = visitOf(deps, call.context);
  const session = await deps.db.write((tx) =>
    openSession(tx, deps, { accountId: idOf(call), isRemembered: false, client }),
  );
  writeSessionCookie(call.context, deps, session);
}

function sessionRoutes(deps: AccountsDeps, answer: AnswerCall): void {
  answer(accounts.readSessions, async (call) => {
    const rows = await listSessions(deps.db.read, idOf(call), deps.now());
    return { sessions: rows.map((row) => present(row, call.actor.sessionId)) };
  });
  answer(accounts.endOtherSessions, async (call) => {
    const ended = await deps.db.write(async (tx) => {
      const count = await deleteOtherSessions(tx, idOf(call), call.actor.sessionId ?? null);
      await leave(tx, deps, call, 'signed out on all other devices');
      return count;
    });
    return { kind: 'ended', ended };
  });
  answer(accounts.endSession, async (call) => {
    const isEnded = await deps.db.write(async (tx) => {
      const session = await findSessionById(tx, idOf(call), call.params.session);
      if (!session || !(await deleteSession(tx, idOf(call), session.id))) return false;
      await leave(tx, deps, call, `signed out on ${describeDevice(session.userAgent)}`);
      return true;
    });
    return isEnded ? { kind: 'ended' } : { kind: 'missing', message: 'This device is already signed out.' };
  });
}

function present(row: SessionTable, currentId: string | undefined): accounts.SessionView {
  return {
    id: row.id,
    device: describeDevice(row.userAgent),
    address: row.address,
    isRemembered: row.isRemembered === 1,
    isCurrent: row.id === currentId,
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
  };
}

function tokenRoutes(deps: AccountsDeps, answer: AnswerCall): void {
  answer(accounts.readTokens, async (call) => ({ tokens: await listOwnTokens(deps, idOf(call)) }));
  answer(accounts.makeToken, async ({ actor }, input) => createOwnToken(deps, actor, input));
  answer(accounts.revokeToken, async ({ actor, params }) =>
    (await revokeOwnToken(deps, actor, params.token))
      ? { kind: 'revoked' }
      : { kind: 'missing', message: 'This token has already been revoked.' },
  );
}
