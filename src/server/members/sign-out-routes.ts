/** Signing out, by the contract's call and by a form: here, on another device, or everywhere. */
import type { Hono } from 'hono';
import { CRUMB } from '#domain/calls/crumb.ts';
import { signOutByForm, signOut as signOutCall } from '#domain/members/calls-visitor.ts';
import { ACCOUNT_PATH, SIGN_IN_PATH } from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { storable } from '#domain/storable.ts';
import { answerForm } from '../http/answer-form.ts';
import { answerVisitors } from '../http/answer-visitors.ts';
import { limitVisitors } from '../http/limit-visitors.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { refuseHaste } from './answer-page.ts';
import { changeMember } from './queries.ts';
import { deleteOtherSessions, deleteSession } from './queries-sessions.ts';
import {
  clearCookies,
  findSignedIn,
  isProved,
  renewXsrfCookie,
  type SignedInMember,
  type SiteContext,
} from './sessions.ts';
import { doneAt, type MemberVisitorDeps } from './visitor-deps.ts';

const MAX_BYTES = 10_000;
const OF_ONE = { burst: 30, everyMs: 2000 };
const NO_STORE = { 'cache-control': 'no-store' };

export function signOutRoutes(deps: MemberVisitorDeps, app: Hono<SiteEnvironment>): void {
  const mayCall = limitVisitors(deps, OF_ONE);
  answerVisitors(app, signOutCall, async (context) => {
    if (!mayCall(context)) return refuseHaste(context);
    const signedIn = await findSignedIn(deps, context);
    if (signedIn && !isProved(context, signedIn)) return refuseUnproved(deps, context, signedIn);
    await endSession(deps, context, signedIn, context.req.query('cloneCart') === 'true');
    return context.json({ isSignedOut: true }, 200, NO_STORE);
  });
  answerForm(app, signOutByForm, {
    rate: { mayCall, busy: refuseHaste },
    max: MAX_BYTES,
    run: async (context, fields) => {
      const signedIn = await findSignedIn(deps, context);
      if (signedIn && !isProved(context, signedIn)) return refuseUnproved(deps, context, signedIn);
      const which = storable(fields['session'] ?? '').slice(0, 40);
      if (signedIn && which !== '' && which !== 'all' && which !== signedIn.session.id) {
        await deps.db.write((tx) => deleteSession(tx, signedIn.member.id, which));
        return doneAt(`${ACCOUNT_PATH}?saved`);
      }
      if (signedIn && which === 'all')
        await deps.db.write((tx) => deleteOtherSessions(tx, signedIn.member.id, signedIn.session.id));
      await endSession(deps, context, signedIn, fields['cloneCart'] === 'true');
      return doneAt(`${SIGN_IN_PATH}?signed-out`);
    },
  });
}

/** The cart waits for the member; a browser without a session keeps what it has. */
async function endSession(
  deps: MemberVisitorDeps,
  context: SiteContext,
  signedIn: SignedInMember | undefined,
  isCloned: boolean,
): Promise<void> {
  if (signedIn) {
    const left = await deps.db.write(async (tx) => {
      const { member, session } = signedIn;
      const cart = await deps.leaveCart(tx, context, { isCloned });
      await changeMember(tx, member.id, { cartId: cart.waitingId ?? member.cartId });
      await deleteSession(tx, member.id, session.id);
      return cart;
    });
    left.sendCookies();
  }
  clearCookies(context, deps);
}

/** The contract's answer where a token fails: its caller tries once more, with the tokens that come with it. */
function refuseUnproved(deps: MemberVisitorDeps, context: SiteContext, signedIn: SignedInMember): Response {
  renewXsrfCookie(context, deps, signedIn);
  const message = memberWords(context.get('site').locale)('wait');
  const crumb = context.req.query(CRUMB) ?? context.req.header(CRUMB) ?? '';
  const { xsrfToken } = signedIn;
  return context.json(
    { crumbFail: true, crumb, xsrfToken, error: { kind: 'crumb', message } },
    403,
    NO_STORE,
  );
}
