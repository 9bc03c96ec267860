/** Turns what signing in came to into an answer, with the session's cookie. */
import type { Context } from 'hono';
import type { Entered } from '#domain/accounts/calls.ts';
import type { AccountsDeps } from './deps.ts';
import { writeSessionCookie } from './sessions.ts';
import type { EntryRefused, SignedIn } from './sign-in.ts';

export function presentSignIn(
  deps: Pick<AccountsDeps, 'isSecure'>,
  context: Context,
  signedIn: SignedIn,
): Entered | Refused {
  if (signedIn.kind === 'second-factor') return signedIn;
  if (signedIn.kind !== 'signed-in') return presentRefused(context, signedIn);
  writeSessionCookie(context, deps, signedIn.session);
  return { kind: 'signed-in' };
}

type Refused = Pick<EntryRefused, 'kind' | 'message'>;

/** Says in the header when the next try is taken. */
export function presentRefused(context: Context, refused: EntryRefused): Refused {
  if ('waitMs' in refused) context.header('retry-after', String(Math.ceil(refused.waitMs / 1000)));
  const { kind, message } = refused;
  return { kind, message };
}
