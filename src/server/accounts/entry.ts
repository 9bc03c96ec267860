/** The door to calls that need no session: from the owner area only, and not too often. */
import type { Context } from 'hono';
import type { z } from 'zod';
import { readJsonBody } from '../http/json-body.ts';
import { isFromOwnerArea, refuseCrossSite } from './cross-site.ts';
import type { AccountsDeps } from './deps.ts';
import { PasswordsBusyError } from './passwords.ts';
import { readSessionCookie } from './sessions.ts';
import type { Visit } from './sign-in.ts';
import type { SignInThrottle } from './throttle.ts';

const WAIT_S = '30';

interface Entry<T> {
  readonly schema: z.ZodType<T>;
  /** The account that somebody tries to get into, if it is named. */
  accountOf?(input: T): string;
  run(context: Context, input: T, visit: Visit): Promise<Response>;
}

export type Enter = <T>(entry: Entry<T>) => (context: Context) => Promise<Response>;

/** Calls that anybody may make, from the owner area and not too often: they are how somebody gets in. */
export function entrance(deps: AccountsDeps, throttle: SignInThrottle): Enter {
  return (entry) => async (context) => {
    if (!isFromOwnerArea(context, deps.ownerOrigin)) return refuseCrossSite(context);
    const body = await readJsonBody(context, entry.schema);
    if (!body.ok) return body.response;
    const visit = visitOf(deps, context);
    if (!throttle.take(visit.client.address, entry.accountOf?.(body.value))) return refuseHaste(context);
    return whenBusy(context, entry.run(context, body.value, visit));
  };
}

export function visitOf(deps: Pick<AccountsDeps, 'clientAddress' | 'isSecure'>, context: Context): Visit {
  return {
    client: { userAgent: context.req.header('user-agent') ?? '', address: deps.clientAddress(context) },
    previous: readSessionCookie(context, deps),
  };
}

export function refuseHaste(context: Context): Response {
  context.header('retry-after', WAIT_S);
  const message = 'Too many tries at once. Wait half a minute, then try again.';
  return context.json({ error: { kind: 'too-many', message } }, 429);
}

/** Turns too many passwords at once into an answer. */
export async function whenBusy(context: Context, answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PasswordsBusyError) return refuseHaste(context);
    throw error;
  }
}
