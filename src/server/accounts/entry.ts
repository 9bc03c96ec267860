/** The door to calls that need no session: from the owner area only, and not too often. */
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { readJsonBody } from '../http/json-body.ts';
import { recordRoute } from '../http/route-list.ts';
import { isFromOwnerArea, refuseCrossSite } from './cross-site.ts';
import type { AccountsDeps } from './deps.ts';
import { PasswordsBusyError } from './passwords.ts';
import { readSessionCookie } from './sessions.ts';
import type { Visit } from './sign-in.ts';
import type { SignInThrottle } from './throttle.ts';

const WAIT_S = '30';

export interface Entry<T> {
  readonly path: string;
  /** One sentence for the API reference. */
  readonly summary: string;
  readonly schema: z.ZodType<T>;
  /** The account that somebody tries to get into, if it is named. */
  accountOf?(input: T): string;
  run(context: Context, input: T, visit: Visit): Promise<Response>;
}

export type AddEntry = <T>(entry: Entry<T>) => void;

/** Writes POST routes that anybody may call. */
export function entryWriter(app: Hono, deps: AccountsDeps, throttle: SignInThrottle): AddEntry {
  return ({ path, summary, schema, accountOf, run }) => {
    recordRoute(app, { method: 'POST', path, scope: 'open', summary, body: schema });
    app.post(path, async (context) => {
      if (!isFromOwnerArea(context, deps.ownerOrigin)) return refuseCrossSite(context);
      const body = await readJsonBody(context, schema);
      if (!body.ok) return body.response;
      const visit = visitOf(deps, context);
      if (!throttle.take(visit.client.address, accountOf?.(body.value))) return refuseHaste(context);
      return whenBusy(context, run(context, body.value, visit));
    });
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
