/** How visitors come in: with a password, or with a link that they are mailed. */
import type { Hono } from 'hono';
import { checkEmail, normalizeEmail } from '#domain/accounts/email-address.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type PasswordProblem } from '#domain/accounts/password.ts';
import {
  askForLink as askCall,
  enter as enterCall,
  signIn as signInCall,
} from '#domain/members/calls-visitor.ts';
import * as contract from '#domain/members/contract.ts';
import { readLoginSession } from '#domain/members/login-session.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { storable } from '#domain/storable.ts';
import { EnterPage, enterTitle } from '#site/members/enter-page.tsx';
import { fieldId, type Said } from '#site/members/parts.tsx';
import { ForgottenPage, JoinPage, SentPage, SignInPage, type WayInProps } from '#site/members/ways-in.tsx';
import { answerForm, type Done, type Refused } from '../http/answer-form.ts';
import { answerVisitors } from '../http/answer-visitors.ts';
import { isScript } from '../http/is-script.ts';
import { limitVisitors } from '../http/limit-visitors.ts';
import { type Fields, readSent } from '../http/read-sent.ts';
import { answerShortPage, TOO_LONG } from '../http/short-page.ts';
import { SignInThrottle } from '../http/sign-in-throttle.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { answerPage, refuseHaste } from './answer-page.ts';
import { type Entered, enter } from './enter.ts';
import { keptMemberSettings } from './kept-settings.ts';
import { askForLink, readLink } from './links.ts';
import { keepNext, nextIn, takeNext, wayOn } from './next.ts';
import { findSignedIn, type SiteContext } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { busyAs, doneAt, type MemberVisitorDeps, senderOf, showMemberPage, wrong } from './visitor-deps.ts';

const MAX_BYTES = 10_000;
const MAX_TOKEN = 100;
/** Of one address: links that are asked for, and links that are used. */
const LINKS_OF_ONE = { burst: 10, everyMs: 30_000 };
const ENTRIES_OF_ONE = { burst: 30, everyMs: 2000 };
const NO_STORE = { 'cache-control': 'no-store' };

export function waysInRoutes(deps: MemberVisitorDeps, app: Hono<SiteEnvironment>): void {
  wayInPages(deps, app);
  signInRoute(deps, app);
  linkRoute(deps, app);
  enterRoutes(deps, app);
}

const PAGES = {
  'sign-in': { path: contract.SIGN_IN_PATH, page: SignInPage, title: 'signIn' },
  join: { path: contract.JOIN_PATH, page: JoinPage, title: 'join' },
  password: { path: contract.FORGOTTEN_PATH, page: ForgottenPage, title: 'choosePassword' },
} as const;

type WayIn = keyof typeof PAGES;
type Shown = Partial<Omit<WayInProps, 'locale' | 'canJoin'>> & { readonly status?: number };

async function showWayIn(
  deps: MemberVisitorDeps,
  context: SiteContext,
  way: WayIn,
  { status = 200, ...shown }: Shown = {},
): Promise<Response> {
  const { id, locale } = context.get('site');
  const { path, page, title } = PAGES[way];
  const { canJoin } = await keptMemberSettings.of(deps.db.read, id);
  const content = page({ locale, canJoin, ...shown });
  return showMemberPage(deps, context, { path, title: memberWords(locale)(title), content, status });
}

function wayInPages(deps: MemberVisitorDeps, app: Hono<SiteEnvironment>): void {
  for (const [way, { path }] of Object.entries(PAGES))
    answerPage(deps, app, path, async (context) => {
      const { locale } = context.get('site');
      const say = memberWords(locale);
      const query = context.req.query();
      if ('sent' in query)
        return showMemberPage(deps, context, { path, title: say('sent'), content: SentPage({ locale }) });
      const next = nextIn(context);
      if (await findSignedIn(deps, context)) return context.redirect(next ?? contract.ACCOUNT_PATH, 303);
      const said = saidAtDoor(query, locale);
      return keepNext(await showWayIn(deps, context, way as WayIn, { said }), deps, next);
    });
}

function saidAtDoor(query: Readonly<Record<string, string>>, locale: string): Said | undefined {
  const say = memberWords(locale);
  const words = 'signed-out' in query ? say('signedOut') : 'deleted' in query ? say('deleted') : undefined;
  return words === undefined ? undefined : { words, isError: false };
}

function signInRoute(deps: MemberVisitorDeps, app: Hono<SiteEnvironment>): void {
  const throttle = new SignInThrottle(deps.now);
  answerVisitors(app, signInCall, async (context) => {
    const sent = await readSent(context, MAX_BYTES);
    if (sent === 'too-large') return answerShortPage(context, TOO_LONG);
    const login = readLoginSession(sent);
    const siteId = context.get('site').id;
    const email = normalizeEmail(storable(login?.email ?? ''));
    const tried = [`${siteId} ${deps.clientAddress(context)}`, `${siteId} ${email}`] as const;
    if (!throttle.take(...tried)) return refuseHaste(context);
    const xsrfToken = login && (await signIn(deps, context, { ...login, email }).catch(busyAs));
    if (xsrfToken === 'busy') return refuseHaste(context);
    if (!xsrfToken) return refuseSignIn(deps, context, email);
    throttle.giveBack(...tried);
    return isScript(context)
      ? context.json({ xsrfToken }, 200, NO_STORE)
      : context.redirect(wayOn(context, deps), 303);
  });
}

function refuseSignIn(
  deps: MemberVisitorDeps,
  context: SiteContext,
  email: string,
): Response | Promise<Response> {
  const message = memberWords(context.get('site').locale)('wrong');
  if (isScript(context)) return context.json({ error: { kind: 'refused', message } }, 401, NO_STORE);
  const said = wrong(message, fieldId('sign-in', 'email'));
  return showWayIn(deps, context, 'sign-in', { said, email, status: 401 });
}

function linkRoute(deps: MemberVisitorDeps, app: Hono<SiteEnvironment>): void {
  answerForm(app, askCall, {
    rate: { mayCall: limitVisitors(deps, LINKS_OF_ONE), busy: refuseHaste },
    max: MAX_BYTES,
    run: async (context, fields): Promise<Done | (Refused & { readonly wish: contract.LinkWish })> => {
      const { id: siteId, locale } = context.get('site');
      const say = memberWords(locale);
      const wish = contract.LINK_WISHES.find((each) => each === fields['wish']) ?? 'sign-in';
      const typed = storable(fields['email'] ?? '');
      const isClosed = wish === 'join' && !(await keptMemberSettings.of(deps.db.read, siteId)).canJoin;
      if (isClosed) return { kind: 'closed', status: 403, message: say('joinClosed'), wish };
      if (checkEmail(typed)) return { kind: 'invalid', status: 422, message: say('noEmail'), wish };
      const email = normalizeEmail(typed);
      const name = nameFrom(fields);
      await askForLink(deps, { siteId, email, name, wish, locale, sender: senderOf(deps, context) });
      return doneAt(`${PAGES[wish].path}?sent`);
    },
    page: (context, { status, message, wish }, fields) =>
      showWayIn(deps, context, wish, {
        status,
        said: wrong(message, fieldId(wish === 'sign-in' ? 'link' : wish, 'email')),
        email: fields['email'],
        name: fields['name'],
      }),
  });
}

/** On one line, and no longer than a name is. */
export function nameFrom(fields: Fields): string {
  const name = storable(fields['name'] ?? '').slice(0, 4 * contract.MAX_MEMBER_NAME);
  return name
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, contract.MAX_MEMBER_NAME)
    .toWellFormed();
}

function enterRoutes(deps: MemberVisitorDeps, app: Hono<SiteEnvironment>): void {
  const mayEnter = limitVisitors(deps, ENTRIES_OF_ONE);
  const show = async (context: SiteContext, token: string, said?: Said, status = 200) => {
    const { id, locale } = context.get('site');
    const link = await readLink(deps.db.read, deps, id, token);
    return showMemberPage(deps, context, {
      path: contract.ENTER_PATH,
      title: enterTitle(link, locale),
      content: EnterPage({ locale, link, token, said }),
      status: link ? status : 410,
    });
  };
  answerPage(deps, app, contract.ENTER_PATH, (context) =>
    mayEnter(context) ? show(context, tokenIn(context.req.query())) : refuseHaste(context),
  );
  answerForm(app, enterCall, {
    rate: { mayCall: mayEnter, busy: refuseHaste },
    max: MAX_BYTES,
    run: async (context, fields): Promise<Response | Done | (Refused & { readonly token: string })> => {
      const token = tokenIn(fields);
      const password = fields['password'] ?? '';
      const entered = await enter(deps, context, { token, password }).catch(busyAs);
      if (entered === 'busy') return refuseHaste(context);
      const location =
        entered.kind === 'invited'
          ? `${contract.PLANS_PATH}?joined=${entered.planId}`
          : LEADS_TO[entered.kind];
      if (location)
        return doneAt(SIGNED_IN.has(entered.kind) ? (takeNext(context, deps) ?? location) : location);
      const message = refusalOf(entered, memberWords(context.get('site').locale));
      return { kind: entered.kind, status: 422, message, token };
    },
    page: (context, { kind, message, token }) =>
      show(
        context,
        token,
        wrong(message, kind === 'problem' ? fieldId('enter', 'password') : undefined),
        422,
      ),
  });
}

const { ACCOUNT_PATH } = contract;
const LEADS_TO: Readonly<Record<string, string>> = {
  welcome: `${ACCOUNT_PATH}?welcome`,
  'signed-in': ACCOUNT_PATH,
  'password-changed': `${ACCOUNT_PATH}?password-changed`,
  'address-changed': `${ACCOUNT_PATH}?address-changed`,
};
/** The visitor goes on where they were. */
const SIGNED_IN: ReadonlySet<string> = new Set(['welcome', 'signed-in', 'password-changed']);
const REFUSALS: Readonly<Record<string, 'gone' | 'joinClosed' | 'taken' | 'signInFirst'>> = {
  gone: 'gone',
  closed: 'joinClosed',
  taken: 'taken',
  'signed-out': 'signInFirst',
};

function refusalOf(entered: Entered, say: ReturnType<typeof memberWords>): string {
  if (entered.kind === 'problem') return passwordWords(entered.problem, say);
  return say(REFUSALS[entered.kind] ?? 'gone');
}

function tokenIn(fields: Fields): string {
  return storable(fields[contract.TOKEN] ?? '').slice(0, MAX_TOKEN);
}

export function passwordWords(problem: PasswordProblem, say: ReturnType<typeof memberWords>): string {
  if (problem === 'short') return say('problem.short', { count: MIN_PASSWORD_LENGTH });
  if (problem === 'long') return say('problem.long', { count: MAX_PASSWORD_LENGTH });
  return say(`problem.${problem}`);
}
