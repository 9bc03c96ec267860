/** Turns what signing in came to into an answer, with the session's cookie. */
import type { Context } from 'hono';
import type { AccountsDeps } from './deps.ts';
import { writeSessionCookie } from './sessions.ts';
import type { SignedIn } from './sign-in.ts';

export function presentSignIn(
  deps: Pick<AccountsDeps, 'isSecure'>,
  context: Context,
  signedIn: SignedIn,
): Response {
  switch (signedIn.kind) {
    case 'signed-in':
      writeSessionCookie(context, deps, signedIn.session);
      return context.json({ kind: 'signed-in' });
    case 'second-factor':
      return context.json({ kind: 'second-factor', challenge: signedIn.challenge });
    case 'refused':
    case 'invalid':
      return refuseEntry(context, signedIn);
  }
}

export function refuseEntry(
  context: Context,
  refused: { kind: 'refused' | 'invalid'; message: string },
): Response {
  return context.json({ error: refused }, refused.kind === 'refused' ? 401 : 422);
}
