/** The door to calls that need no session: from the owner area only, and not too often. */
import type { Context, Hono } from 'hono';
import type { BodyOf, Call } from '#domain/calls/call.ts';
import { type AnswerCall, answerOpenCalls, type Called, type Reply } from '../http/answer-calls.ts';
import { PasswordsBusyError } from '../http/passwords.ts';
import type { SignInThrottle } from '../http/sign-in-throttle.ts';
import { isFromOwnerArea, refuseCrossSite } from './cross-site.ts';
import type { AccountsDeps } from './deps.ts';
import { readSessionCookie } from './sessions.ts';
import type { Visit } from './sign-in.ts';

const WAIT_S = '30';

type OpenCall = Call & { readonly may: 'open' };

/** @param accountOf the account that somebody tries to get into, if the body names it */
type AnswerEntry = <const C extends OpenCall, const R extends Reply<C>>(
  call: C,
  handler: (context: Context, body: BodyOf<C>, visit: Visit) => Promise<R>,
  accountOf?: (body: BodyOf<C>) => string,
) => void;

export interface Door {
  /** Calls that anybody may make as often as they like; those that change something, from the owner area. */
  readonly answerOpen: AnswerCall<'open'>;
  /** Calls by which somebody tries to get in. */
  readonly answerEntry: AnswerEntry;
}

export function openDoor(app: Hono, deps: AccountsDeps, throttle: SignInThrottle): Door {
  const answerOpen = answerOpenCalls(app, (context) =>
    context.req.method === 'GET' || isFromOwnerArea(context, deps.ownerOrigin)
      ? undefined
      : refuseCrossSite(context),
  );
  const answerEntry: AnswerEntry = (call, handler, accountOf) =>
    answerOpen(call, async ({ context }: Called<typeof call>, body) => {
      const visit = visitOf(deps, context);
      if (!throttle.take(visit.client.address, accountOf?.(body))) return refuseHaste(context);
      return whenBusy(context, handler(context, body, visit));
    });
  return { answerOpen, answerEntry };
}

export function visitOf(deps: Pick<AccountsDeps, 'clientAddress' | 'isSecure'>, context: Context): Visit {
  return {
    client: { userAgent: context.req.header('user-agent') ?? '', address: deps.clientAddress(context) },
    previous: readSessionCookie(context, deps),
  };
}

export function refuseHaste(context: Context): Response {
  context.header('retry-after', WAIT_S);
  const message = 'Too many attempts. Wait half a minute, then try again.';
  return context.json({ error: { kind: 'too-many', message } }, 429);
}

/** Turns too many passwords at once into an answer. */
export async function whenBusy<R>(context: Context, answer: Promise<R>): Promise<R | Response> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PasswordsBusyError) return refuseHaste(context);
    throw error;
  }
}
