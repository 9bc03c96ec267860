/** The account of a member who is signed in: looked at, changed, taken along, deleted. */
import type { Hono } from 'hono';
import { checkEmail, normalizeEmail } from '#domain/accounts/email-address.ts';
import { judgeNewPassword } from '#domain/accounts/new-password.ts';
import * as calls from '#domain/members/calls-visitor.ts';
import { ACCOUNT_PATH, OWN_DATA_PATH, SIGN_IN_PATH } from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { storable } from '#domain/storable.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { fieldId } from '#site/members/parts.tsx';
import { limitVisitors } from '../http/limit-visitors.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { listIn, saidOf, showAccount, showList } from './account-page.ts';
import { type AnswerMember, done } from './answer-member.ts';
import { answerPage, refuseHaste } from './answer-page.ts';
import { setPassword } from './enter.ts';
import { mailLink } from './links.ts';
import { type AskPassword, askProof, refusal } from './prove-member.ts';
import { deleteMember, findMember, nameMember } from './queries.ts';
import { deleteLinksTo } from './queries-links.ts';
import { clearCookies, findSignedIn, type SignedInMember, type SiteContext } from './sessions.ts';
import { busyAs, doneAt, HEADERS, type MemberVisitorDeps, senderOf } from './visitor-deps.ts';
import { nameFrom, passwordWords } from './ways-in-routes.ts';

/** Every feature is asked for what it keeps. */
const DATA_OF_ONE = { burst: 5, everyMs: MINUTE_MS };

export function accountRoutes(
  deps: MemberVisitorDeps,
  app: Hono<SiteEnvironment>,
  answer: AnswerMember,
  askPassword: AskPassword,
): void {
  answerPage(deps, app, ACCOUNT_PATH, async (context) => {
    const signedIn = await findSignedIn(deps, context);
    if (!signedIn) return context.redirect(SIGN_IN_PATH, 303);
    const { locale } = context.get('site');
    const query = context.req.query();
    const list = listIn(query);
    if (list) return showList(deps, context, signedIn, list);
    return showAccount(deps, context, signedIn, { status: 200, said: saidOf(query, locale) });
  });
  const mayTake = limitVisitors(deps, DATA_OF_ONE);
  answerPage(deps, app, OWN_DATA_PATH, async (context) => {
    if (!mayTake(context)) return refuseHaste(context);
    const signedIn = await findSignedIn(deps, context);
    return signedIn ? sendOwnData(deps, context, signedIn) : context.redirect(SIGN_IN_PATH, 303);
  });
  changeRoutes(deps, answer, askPassword);
}

function changeRoutes(deps: MemberVisitorDeps, answer: AnswerMember, askPassword: AskPassword): void {
  answer(calls.changeName, async (_context, { member }, fields) => {
    await deps.db.write((tx) => nameMember(tx, member, nameFrom(fields)));
    return done('saved');
  });
  answer(calls.changePassword, async (context, signedIn, fields) => {
    const refused = await askPassword(context, signedIn, { form: 'password', typed: fields['password'] });
    if (refused) return refused;
    const chosen = fields['newPassword'] ?? '';
    const problem = judgeNewPassword(chosen, signedIn.member);
    const say = memberWords(context.get('site').locale);
    if (problem)
      return refusal('invalid', 422, passwordWords(problem, say), fieldId('password', 'newPassword'));
    const passwordHash = await deps.passwords.hash(chosen).catch(busyAs);
    if (passwordHash === 'busy') return refuseHaste(context);
    const site = await deps.siteAddress(signedIn.member.siteId);
    const { member, session } = signedIn;
    await deps.db.write((tx) =>
      setPassword(tx, deps, member, { passwordHash, keptSessionId: session.id, site }),
    );
    return done('password-changed');
  });
  answer(calls.changeAddress, async (context, signedIn, fields) => {
    const { member } = signedIn;
    const say = memberWords(context.get('site').locale);
    const typed = storable(fields['email'] ?? '');
    if (checkEmail(typed)) return refusal('invalid', 422, say('noEmail'), fieldId('address', 'email'));
    const email = normalizeEmail(typed);
    if (email === member.email) return done('saved');
    const refused = await askProof(deps, askPassword, [context, signedIn], {
      ...{ form: 'address', typed: fields['password'] },
      old: { message: say('signInAgain'), field: fieldId('address', 'email') },
    });
    if (refused) return refused;
    await sendAddressLink(deps, context, signedIn, email);
    return done('address-sent');
  });
  answer(calls.deleteAccount, async (context, { member }, fields) => {
    const say = memberWords(context.get('site').locale);
    if (normalizeEmail(fields['email'] ?? '') !== member.email)
      return refusal('invalid', 422, say('notYours'), fieldId('delete', 'email'));
    await deps.db.write(async (tx) => {
      await deleteLinksTo(tx, member.siteId, member.email);
      await deleteMember(tx, member.siteId, member.id);
    });
    clearCookies(context, deps);
    return doneAt(`${SIGN_IN_PATH}?deleted`);
  });
}

/** The same whether or not another member has the address: only its mailbox tells. */
async function sendAddressLink(
  deps: MemberVisitorDeps,
  context: SiteContext,
  { member }: SignedInMember,
  email: string,
): Promise<void> {
  const { id: siteId, locale } = context.get('site');
  const site = await deps.siteAddress(siteId);
  const sender = senderOf(deps, context);
  await deps.db.write(async (tx) => {
    const current = await findMember(tx, siteId, member.id);
    if (!current) return;
    const link = {
      siteId,
      email,
      name: '',
      locale,
      sender,
      site,
      purpose: 'address',
      member: current,
    } as const;
    await mailLink(tx, deps, link);
  });
}

/** What the site knows of this person, for the person: without what owners noted for themselves. */
async function sendOwnData(
  { db, personParts }: MemberVisitorDeps,
  context: SiteContext,
  { member }: SignedInMember,
): Promise<Response> {
  const found: Record<string, readonly object[]> = {};
  for (const { known } of personParts)
    if (known) found[known.name] = await (known.findOwn ?? known.find)(db.read, member.siteId, member.email);
  return context.body(JSON.stringify(found, null, 2), 200, {
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="account.json"',
  });
}
