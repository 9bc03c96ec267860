/** A new card that is entered at the payment service, for the same subscription. */
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { PORTAL_PATH } from '#domain/store/cart/checkout-contract.ts';
import { orderWords } from '#domain/store/orders/words/words.ts';
import { newMethodPath } from '#domain/store/subscriptions/contract.ts';
import { OnTheWayPage } from '#site/store/orders/on-the-way-page.tsx';
import { type AskedChange, changeMethod, findUnchanged, type Refusal } from './change-subscription.ts';
import { findSubscription } from './queries.ts';
import type { SiteContext, SubscribeDeps } from './show-subscribe.ts';
import type { SubscriptionTable } from './tables.ts';

/** Of one try: a page that is sent again leads to the same one. */
const keyOf = ({ id, version }: Pick<AskedChange, 'id' | 'version'>) => `card-${id}-${version}`;

/** Leads to where the card is entered; undefined where that is here. */
export async function askElsewhere(
  deps: SubscribeDeps,
  context: SiteContext,
  asked: AskedChange,
): Promise<Response | undefined> {
  const row = await findUnchanged(deps.db.read, deps, asked);
  if (typeof row === 'string' || row.provider === 'test') return undefined;
  const href = await startAt(deps, row);
  if (href === undefined) return undefined;
  const { locale } = context.get('site');
  const title = orderWords(locale)('goToPayment');
  return deps.showOwnPage(context, {
    type: PAGE_TYPES.checkout,
    path: PORTAL_PATH,
    status: 200,
    headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', refresh: `0; url=${href}` },
    title,
    content: OnTheWayPage({ title: 'goToPayment', href, isWaiting: false, locale }),
  });
}

async function startAt(deps: SubscribeDeps, row: SubscriptionTable): Promise<string | undefined> {
  const { siteId, email, currency, title } = row;
  const { url } = await deps.siteAddress(siteId);
  const done = new URL(newMethodPath(row.id), url).href;
  const start = {
    ...{ siteId, email, currency, title, key: keyOf(row), amountMinor: 0, choice: '', saves: true },
    back: {
      // The payment service writes its name of the try in here.
      done: `${done}?version=${row.version}&session={CHECKOUT_SESSION_ID}`,
      cancelled: new URL(PORTAL_PATH, url).href,
    },
  };
  try {
    return (await deps.providers.get(row.provider)?.start(start))?.payAt;
  } catch (error) {
    deps.log.warn({ err: error, subscriptionId: row.id }, 'a payment service did not answer');
    return undefined;
  }
}

/** @param session as the payment service calls the try: it is asked whether it is the one of this subscription */
export async function takeNewCardOf(
  deps: SubscribeDeps,
  asked: AskedChange,
  session: string,
): Promise<Refusal | 'done'> {
  const known = await findSubscription(deps.db.read, asked.id);
  if (!known || known.siteId !== asked.siteId || known.email !== asked.email) return 'missing';
  const { siteId, provider } = known;
  const tried = { siteId, key: keyOf(asked), ref: session };
  const news = await deps.providers
    .get(provider)
    ?.retrieve(tried)
    .catch(() => undefined);
  const { method } = news ?? {};
  if (!method) return 'notPossible';
  return deps.db.write(async (tx) => {
    const row = await findUnchanged(tx, deps, { ...asked, version: known.version });
    if (typeof row === 'string') return row;
    return (await changeMethod(tx, deps, row, method)) ? 'done' : 'changed';
  });
}
