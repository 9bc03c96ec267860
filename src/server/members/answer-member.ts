/** Forms of members who are signed in, and who prove that they sent them themselves. */
import type { Hono } from 'hono';
import type { Call } from '#domain/calls/call.ts';
import { ACCOUNT_PATH, SIGN_IN_PATH } from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { answerForm, type Done } from '../http/answer-form.ts';
import type { Fields } from '../http/read-sent.ts';
import { SignInThrottle } from '../http/sign-in-throttle.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { showAccount } from './account-page.ts';
import { refuseHaste } from './answer-page.ts';
import { findSignedIn, isProved, type SignedInMember, type SiteContext } from './sessions.ts';
import { doneAt, type MemberVisitorDeps, wrong } from './visitor-deps.ts';

const MAX_BYTES = 20_000;

export interface Refusal {
  readonly kind: 'invalid' | 'refused';
  readonly status: 401 | 403 | 409 | 422;
  readonly message: string;
  readonly field?: string;
}

type Change = (
  context: SiteContext,
  signedIn: SignedInMember,
  fields: Fields,
) => Promise<Done | Refusal | Response>;
export type AnswerMember = (call: Call & { readonly may: 'visitor' }, change: Change) => void;

/** All that is answered by one of these counts together. */
export function answerMember(deps: MemberVisitorDeps, app: Hono<SiteEnvironment>): AnswerMember {
  const throttle = new SignInThrottle(deps.now);
  return (call, change) =>
    answerForm(app, call, {
      rate: {
        mayCall: (context) => throttle.take(`${context.get('site').id} ${deps.clientAddress(context)}`),
        busy: refuseHaste,
      },
      max: MAX_BYTES,
      run: async (context, fields) => {
        const signedIn = await findSignedIn(deps, context);
        const message = memberWords(context.get('site').locale)('signIn');
        if (!signedIn || !isProved(context, signedIn))
          return { kind: 'refused', status: signedIn ? 403 : 401, message } as Refusal;
        return change(context, signedIn, fields);
      },
      page: async (context, { status, message, field }) => {
        const signedIn = await findSignedIn(deps, context);
        if (!signedIn) return context.redirect(SIGN_IN_PATH, 303);
        return showAccount(deps, context, signedIn, { status, said: wrong(message, field) });
      },
    });
}

/** Back on the account page, which says what was done. */
export const done = (what: string): Done => doneAt(`${ACCOUNT_PATH}?${what}`);
