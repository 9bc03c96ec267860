/** The pages on which subscribers look after their subscriptions, and where they are sent. */
import { Hono } from 'hono';
import { checkEmail, normalizeEmail } from '#domain/accounts/email-address.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { PORTAL_PATH } from '#domain/store/cart/checkout-contract.ts';
import { storeWords } from '#domain/store/settings/words/words.ts';
import * as calls from '#domain/store/subscriptions/calls-visitor.ts';
import { NEW_METHOD_ROUTE, PORTAL_LINK_ROUTE } from '#domain/store/subscriptions/contract.ts';
import { subscriberActions } from '#domain/store/subscriptions/portal-entry.ts';
import { actionsFor, SUBSCRIPTION_ACTIONS } from '#domain/store/subscriptions/subscription.ts';
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';
import {
  AskForPortalPage,
  OpenPortalPage,
  PortalPage,
  portalTitle,
} from '#site/store/subscriptions/portal-page.tsx';
import { answerForm, type Done, type Refused } from '../../http/answer-form.ts';
import { limitVisitors, type MayCall } from '../../http/limit-visitors.ts';
import type { Fields } from '../../http/read-sent.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { findTimeZone } from '../../kernel/sites/queries.ts';
import { savedCard } from '../../payments/test-provider.ts';
import { cardOf } from '../orders/checkout-routes.ts';
import { actOn, type Changed, changeMethod, findUnchanged, type Refusal } from './change-subscription.ts';
import { courseOf } from './keep-subscription.ts';
import { keptSubscriptionSettings } from './kept-settings.ts';
import { askElsewhere, takeNewCardOf } from './new-card.ts';
import { doneAt, knownEmail, type PortalDeps, readAsked, refuse, unknown } from './portal-asked.ts';
import { changeChoice, changeGiving } from './portal-changes.ts';
import { entriesOf } from './portal-entries.ts';
import { enterPortal, leavePortal, PORTAL_LINK_JOB, readPortalLink } from './portal-links.ts';
import { doneWords } from './portal-said.ts';
import { listOfEmail } from './queries.ts';
import { type SiteContext, senderOf } from './show-subscribe.ts';

const OF_ONE = { burst: 30, everyMs: 2000 };
/** Links are mailed: the limit keeps mailboxes from filling up. */
const LINKS = { burst: 5, everyMs: 60_000 };
const LINKS_OF_SITE = { burst: 200, everyMs: 1000 };
const MAX_BYTES = 10_000;
const HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };

export function portalRoutes(deps: PortalDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const mayCall = limitVisitors(deps, OF_ONE);
  app.get(PORTAL_PATH, (context) => showPortal(deps, context));
  app.get(PORTAL_LINK_ROUTE, (context) => showLink(deps, context, context.req.param('token')));
  app.get(NEW_METHOD_ROUTE, async (context) => {
    if (!mayCall(context)) return context.redirect(PORTAL_PATH, 303);
    const kind = await takeNewCard(deps, context, context.req.param('subscription'));
    if (kind === 'done') return context.redirect(`${PORTAL_PATH}?done=card`, 303);
    const message = subscriptionWords(context.get('site').locale)('cardFailed');
    return showPortal(deps, context, { status: 409, message });
  });
  const answer = (
    call: Parameters<typeof answerForm>[1],
    run: (context: SiteContext, fields: Fields) => Promise<Response | Done | Refused>,
    mayAsk: MayCall = mayCall,
  ) =>
    answerForm(app, call, {
      rate: {
        mayCall: mayAsk,
        busy: { message: (locale) => subscriptionWords(locale)('tooMany'), retryAfterS: 60 },
      },
      max: MAX_BYTES,
      run,
      page: (context, { status, message }: Refused) => showPortal(deps, context, { status, message }),
    });
  answer(
    calls.askForPortal,
    (context, fields) => askForLink(deps, context, fields),
    limitVisitors(deps, LINKS, LINKS_OF_SITE),
  );
  answer(calls.enterPortal, (context, fields) => enter(deps, context, fields));
  answer(calls.leavePortal, (context) => leave(deps, context));
  answer(calls.actOnSubscription, (context, fields) => actAsSubscriber(deps, context, fields));
  answer(calls.changeDonationAmount, (context, fields) => changeGiving(deps, context, fields));
  answer(calls.changeOwnSubscription, (context, fields) => changeChoice(deps, context, fields));
  answer(calls.changeSubscriptionCard, (context, fields) => changeCard(deps, context, fields));
  return app;
}

async function askForLink(
  deps: PortalDeps,
  context: SiteContext,
  { email = '' }: Fields,
): Promise<Done | Refused> {
  const { id: siteId, locale } = context.get('site');
  if (checkEmail(email) !== undefined)
    return { kind: 'incomplete', status: 422, message: storeWords(locale)('noEmail') };
  const payload = { siteId, email: normalizeEmail(email), locale, sender: senderOf(deps, context) };
  await deps.db.write((tx) => enqueue(tx, deps, { type: PORTAL_LINK_JOB, siteId, payload }));
  return doneAt(`${PORTAL_PATH}?done=link`);
}

async function enter(
  deps: PortalDeps,
  context: SiteContext,
  { token = '' }: Fields,
): Promise<Done | Refused> {
  const sendCookie = await deps.db.write((tx) => enterPortal(tx, deps, context, token.slice(0, 100)));
  const { locale } = context.get('site');
  if (!sendCookie) return { kind: 'gone', status: 409, message: subscriptionWords(locale)('linkGone') };
  sendCookie();
  return doneAt(PORTAL_PATH);
}

async function leave(deps: PortalDeps, context: SiteContext): Promise<Done> {
  const clear = await deps.db.write((tx) => leavePortal(tx, deps, context));
  clear();
  return doneAt(PORTAL_PATH);
}

async function actAsSubscriber(
  deps: PortalDeps,
  context: SiteContext,
  fields: Fields,
): Promise<Done | Refused> {
  const asked = await readAsked(deps, context, fields);
  if (!asked) return unknown(context);
  const action = SUBSCRIPTION_ACTIONS.find((each) => each === fields['action']);
  if (!action) return refuse(context, 'notPossible');
  const done = await deps.db.write(async (tx): Promise<Changed> => {
    const row = await findUnchanged(tx, deps, asked);
    if (typeof row === 'string') return { kind: row };
    const { visitorsMay } = await keptSubscriptionSettings.of(tx, row.siteId);
    const may = subscriberActions(actionsFor(courseOf(row)), row.offerKind, visitorsMay, row.isHeld === 1);
    return may.includes(action) ? actOn(tx, deps, asked, action) : { kind: 'notPossible' };
  });
  if (done.kind !== 'changed-now') return refuse(context, done.kind);
  const isOver = done.course.state === 'cancelled';
  const said = action === 'cancel' && isOver ? 'cancelNow' : action;
  return doneAt(`${PORTAL_PATH}?done=${said}&of=${done.row.id}`);
}

async function changeCard(
  deps: PortalDeps,
  context: SiteContext,
  fields: Fields,
): Promise<Response | Done | Refused> {
  const asked = await readAsked(deps, context, fields);
  if (!asked) return unknown(context);
  const elsewhere = await askElsewhere(deps, context, asked);
  if (elsewhere) return elsewhere;
  const done = await deps.db.write(async (tx): Promise<Refusal | 'done'> => {
    const row = await findUnchanged(tx, deps, asked);
    if (typeof row === 'string') return row;
    const number = cardOf(fields['card']);
    if (row.provider !== 'test' || number === '') return 'notPossible';
    return (await changeMethod(tx, deps, row, savedCard(number))) ? 'done' : 'changed';
  });
  return done === 'done' ? doneAt(`${PORTAL_PATH}?done=card`) : refuse(context, done);
}

/** Of the subscriber who comes back from the payment service. */
async function takeNewCard(deps: PortalDeps, context: SiteContext, id: string): Promise<Refusal | 'done'> {
  const known = await knownEmail(deps, context);
  const { version = '', session = '' } = context.req.query();
  if (!known || !/^\w{1,100}$/.test(session)) return 'missing';
  const asked = { siteId: context.get('site').id, id: id.slice(0, 40), version: Number(version) || 0 };
  return takeNewCardOf(deps, { ...asked, email: known.email }, session);
}

async function showLink(deps: PortalDeps, context: SiteContext, token: string): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const link = await readPortalLink(deps.db.read, deps, siteId, token.slice(0, 100));
  const say = subscriptionWords(locale);
  const [latest] = link ? await listOfEmail(deps.db.read, siteId, link.email) : [];
  const isDonor = latest?.offerKind === 'donation';
  return deps.showOwnPage(context, {
    type: PAGE_TYPES.page,
    path: context.req.path,
    status: link ? 200 : 404,
    headers: HEADERS,
    title: portalTitle(locale, isDonor),
    content: link
      ? OpenPortalPage({ locale, token, email: link.email, isDonor })
      : AskForPortalPage({ locale, said: { words: say('linkGone'), isError: true } }),
  });
}

interface Refusing {
  readonly status: number;
  readonly message: string;
}

async function showPortal(deps: PortalDeps, context: SiteContext, refused?: Refusing): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const known = await knownEmail(deps, context);
  const say = subscriptionWords(locale);
  const page = {
    type: PAGE_TYPES.page,
    path: PORTAL_PATH,
    status: refused?.status ?? 200,
    headers: HEADERS,
    title: say('subscriptions'),
  };
  if (!known) {
    const isSent = context.req.query('done') === 'link';
    const words = refused?.message ?? (isSent ? say('linkSent') : undefined);
    const said = words === undefined ? undefined : { words, isError: refused !== undefined };
    return deps.showOwnPage(context, { ...page, content: AskForPortalPage({ locale, said }) });
  }
  const [rows, timeZone] = await Promise.all([
    listOfEmail(deps.db.read, siteId, known.email),
    findTimeZone(deps.db.read, siteId),
  ]);
  const words = refused?.message ?? doneWords(context, rows, timeZone);
  return deps.showOwnPage(context, {
    ...page,
    content: PortalPage({
      locale,
      timeZone,
      said: words === undefined ? undefined : { words, isError: refused !== undefined },
      site: (await deps.siteAddress(siteId)).name,
      entries: await entriesOf(deps, siteId, rows, context.req.query('plan')),
      cancelling: context.req.query('cancel'),
      mayClose: known.signedIn === undefined,
    }),
  });
}
