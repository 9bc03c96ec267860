/** Passkeys on the site’s pages: to sign in with one, and to add and remove those of the account. */
import type { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { Call } from '#domain/calls/call.ts';
import { ACCOUNT_PATH } from '#domain/members/contract.ts';
import * as calls from '#domain/members/passkeys/calls.ts';
import { passkeyWords } from '#domain/members/passkeys/words/words.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { storable } from '#domain/storable.ts';
import { fieldId } from '#site/members/parts.tsx';
import { answerVisitors } from '../http/answer-visitors.ts';
import { limitVisitors, type MayCall } from '../http/limit-visitors.ts';
import { readSent } from '../http/read-sent.ts';
import { answerShortPage, TOO_LONG } from '../http/short-page.ts';
import { SignInThrottle } from '../http/sign-in-throttle.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { MOST_PASSKEYS } from '../http/web-authn.ts';
import { type AnswerMember, done } from './answer-member.ts';
import { refuseHaste } from './answer-page.ts';
import { inOwnLanguage, wayOn } from './next.ts';
import {
  addPasskey,
  askForPasskey,
  offerPasskey,
  type PasskeyProblem,
  signInWithPasskey,
} from './passkeys.ts';
import { type AskPassword, askProof } from './prove-member.ts';
import { deletePasskey } from './queries-passkeys.ts';
import { findSignedIn, isProved, type SignedInMember, type SiteContext } from './sessions.ts';
import type { MemberVisitorDeps } from './visitor-deps.ts';

const MAX_BYTES = 40_000;
/** Every page with a form to sign in asks by itself, and no guess is made by it: it uses up no tries. */
const QUESTIONS_OF_ONE = { burst: 120, everyMs: 1000 };
const NO_STORE = { 'cache-control': 'no-store' };
const FORM = 'passkey';

/** Answers a script alone: browsers have no form that uses a passkey. */
type AnswerScript = <Body extends z.ZodType>(
  call: Call & { readonly may: 'visitor'; readonly body?: Body },
  run: (context: SiteContext, sent: unknown) => Promise<Response>,
  mayCall?: MayCall,
) => void;

export function passkeyRoutes(
  deps: MemberVisitorDeps,
  app: Hono<SiteEnvironment>,
  answer: AnswerMember,
  askPassword: AskPassword,
): void {
  const tries = new SignInThrottle(deps.now);
  const mayTry: MayCall = (context) => tries.take(`${context.get('site').id} ${deps.clientAddress(context)}`);
  const answerScript: AnswerScript = (call, run, mayCall = mayTry) =>
    answerVisitors(app, call, async (context) => {
      if (!mayCall(context)) return refuseHaste(context);
      const sent = await readSent(context, MAX_BYTES);
      return sent === 'too-large' ? answerShortPage(context, TOO_LONG) : run(context, sent);
    });
  signInRoutes(deps, answerScript);
  addRoutes(deps, answerScript, askPassword);
  answer(calls.removePasskey, async (_context, { member }, fields) => {
    const id = storable(fields['passkey'] ?? '').slice(0, 40);
    await deps.db.write((tx) => deletePasskey(tx, member.id, id));
    return done('passkey-removed');
  });
}

function signInRoutes(deps: MemberVisitorDeps, answerScript: AnswerScript): void {
  const ask = async (context: SiteContext) => {
    const options = await askForPasskey(deps, context);
    return options ? context.json({ options }, 200, NO_STORE) : refuse(context, 'gone', 401);
  };
  answerScript(calls.askForPasskey, ask, limitVisitors(deps, QUESTIONS_OF_ONE));
  answerScript(calls.signInWithPasskey, async (context, sent) => {
    const read = calls.passkeySignIn.safeParse(sent);
    if (!read.success) return refuse(context, 'refused', 401);
    const { rememberMe: isRemembered, ...answer } = read.data;
    const opened = await signInWithPasskey(deps, context, { ...answer, isRemembered });
    if (typeof opened === 'string') return refuse(context, opened, 401);
    const location = inOwnLanguage(context, wayOn(context, deps));
    return context.json({ location, ...opened }, 200, NO_STORE);
  });
}

function addRoutes(deps: MemberVisitorDeps, answerScript: AnswerScript, askPassword: AskPassword): void {
  const ofMember =
    (run: (context: SiteContext, signedIn: SignedInMember, sent: unknown) => Promise<Response>) =>
    async (context: SiteContext, sent: unknown) => {
      const signedIn = await findSignedIn(deps, context);
      if (signedIn && isProved(context, signedIn)) return run(context, signedIn, sent);
      const message = memberWords(context.get('site').locale)('signIn');
      return answerRefused(context, message, signedIn ? 403 : 401);
    };
  answerScript(
    calls.offerPasskey,
    ofMember(async (context, signedIn, sent) => {
      const { password } = sent as { password?: unknown };
      const message = passkeyWords(context.get('site').locale)('signInAgain');
      const refused = await askProof(deps, askPassword, [context, signedIn], {
        form: FORM,
        typed: typeof password === 'string' ? password : undefined,
        old: { message, field: fieldId(FORM, 'name') },
      });
      if (refused instanceof Response) return refused;
      if (refused) return answerRefused(context, refused.message, refused.status);
      const options = await offerPasskey(deps, context, signedIn);
      return options === 'tooMany' ? refuse(context, options, 422) : context.json({ options }, 200, NO_STORE);
    }),
  );
  answerScript(
    calls.addPasskey,
    ofMember(async (context, signedIn, sent) => {
      const read = calls.newPasskey.safeParse(sent);
      if (!read.success) {
        const isNamed = !read.error.issues.some(({ path }) => path[0] === 'name');
        return refuse(context, isNamed ? 'refused' : 'noName', 422);
      }
      const name = storable(read.data.name).toWellFormed();
      const problem = await addPasskey(deps, context, signedIn, { ...read.data, name });
      if (problem) return refuse(context, problem, 422);
      const location = inOwnLanguage(context, `${ACCOUNT_PATH}?passkey-added`);
      return context.json({ location }, 200, NO_STORE);
    }),
  );
}

function refuse(
  context: SiteContext,
  problem: PasskeyProblem | 'noName',
  status: ContentfulStatusCode,
): Response {
  const say = passkeyWords(context.get('site').locale);
  const message = problem === 'tooMany' ? say(problem, { count: MOST_PASSKEYS }) : say(problem);
  return answerRefused(context, message, status);
}

function answerRefused(context: SiteContext, message: string, status: ContentfulStatusCode): Response {
  return context.json({ error: { kind: 'refused', message } }, status, NO_STORE);
}
