/** Turns what signing in came to into an answer, with the session's cookie. */
import type { Context } from 'hono';
import type { AccountsDeps } from './deps.ts';
import { writeSessionCookie } from './sessions.ts';
import type { EntryRefused, SignedIn } from './sign-in.ts';

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
    case 'too-many':
      return refuseEntry(context, signedIn);
  }
}

export function refuseEntry(context: Context, refused: EntryRefused): Response {
  if (refused.kind === 'too-many') return refuseForNow(context, refused);
  return context.json({ error: refused }, refused.kind === 'refused' ? 401 : 422);
}

/** Says in the header, too, when the next try is taken. */
export function refuseForNow(
  context: Context,
  { kind, message, waitMs }: Extract<EntryRefused, { kind: 'too-many' }>,
): Response {
  context.header('retry-after', String(Math.ceil(waitMs / 1000)));
  return context.json({ error: { kind, message } }, 429);
}
