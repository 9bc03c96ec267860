/** Pages of gift cards: buying one (CART-22), asking for a balance, and the card itself. */

import { type Context, Hono } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import * as calls from '#domain/store/gift-cards/calls-visitor.ts';
import { groupCode } from '#domain/store/gift-cards/code.ts';
import { BALANCE_PAGE, CARD_ROUTE, GIFT_CHECKOUT_PATH } from '#domain/store/gift-cards/contract.ts';
import { checkGift, readGift } from '#domain/store/gift-cards/gift-form.ts';
import { giftWords } from '#domain/store/gift-cards/words/words.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { BalancePage, type BalancePageProps } from '#site/store/gift-cards/balance-page.tsx';
import { CardPage } from '#site/store/gift-cards/card-page.tsx';
import { answerForm, type Done, type Refused } from '../../http/answer-form.ts';
import { isScript } from '../../http/is-script.ts';
import { limitVisitors } from '../../http/limit-visitors.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { findTimeZone } from '../../kernel/sites/queries.ts';
import { findSiteAddress } from '../../kernel/sites/site-address.ts';
import { cartToken, setCartCookie } from '../cart/cart-cookie.ts';
import { changeCart } from '../cart/change-cart.ts';
import { findByCode } from './find-by-code.ts';
import { findGiftOffer, type GiftRoutesDeps, showGiftCheckout } from './gift-checkout.ts';
import { leftOn } from './hold-cards.ts';
import { findCard } from './queries.ts';
import { amountText, untilText } from './read-card.ts';
import { cardIdIn, isTokenOf, knownCode } from './secret-code.ts';

type SiteContext = Context<SiteEnvironment>;

const MAX_BYTES = 20_000;
const PRIVATE = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };
/** Of one visitor, and of all of a site: codes are not guessed by the thousand. */
const GUESSES = { burst: 5, everyMs: 15_000 };
const GUESSES_OF_SITE = { burst: 200, everyMs: 1000 };
const GIFTS = { burst: 20, everyMs: MINUTE_MS / 10 };

export function giftVisitorRoutes(deps: GiftRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get(GIFT_CHECKOUT_PATH, (context) => showGiftCheckout(deps, context, context.req.query()));
  answerForm(app, calls.addGift, {
    rate: { mayCall: limitVisitors(deps, GIFTS), busy: busy(), keeps: (fields) => fields },
    max: MAX_BYTES,
    run: (context, fields) => addGift(deps, context, fields),
    page: (context, refused, fields) =>
      showGiftCheckout(
        deps,
        context,
        { websiteId: context.get('site').id, giftCardProductId: fields['productId'] ?? '' },
        { entries: readGift(fields), errors: {}, ...refused },
      ),
  });
  app.get(BALANCE_PAGE, (context) => showBalance(deps, context, undefined));
  answerForm(app, calls.readBalance, {
    rate: { mayCall: limitVisitors(deps, GUESSES, GUESSES_OF_SITE), busy: busy() },
    max: MAX_BYTES,
    run: (context, { code = '' }) => answerBalance(deps, context, code),
    page: (context, { message, status }) => showBalance(deps, context, { kind: 'refused', message }, status),
  });
  app.get(CARD_ROUTE, (context) => showCard(deps, context, context.req.param('token')));
  return app;
}

function busy() {
  return { message: (locale: string) => giftWords(locale)('busy'), retryAfterS: 60 };
}

interface GiftRefused extends Refused {
  readonly errors?: Readonly<Record<string, string>>;
}

async function addGift(
  deps: GiftRoutesDeps,
  context: SiteContext,
  fields: Readonly<Record<string, string>>,
): Promise<Done | GiftRefused> {
  const { id: siteId, locale } = context.get('site');
  const say = giftWords(locale);
  const offer = await findGiftOffer(deps, context, fields['productId'] ?? '');
  if (!offer) return { kind: 'gone', status: 404, message: say('buy.gone') };
  const entries = readGift(fields);
  const checked = checkGift(entries, offer);
  if (checked.kind === 'wrong')
    return { kind: 'incomplete', status: 422, message: '', errors: { ...checked.errors } };
  const { variantId, ...gift } = checked.gift;
  const { recipientName, senderName, message } = entries;
  const token = cartToken(context, deps.isSecure);
  const wish = { ...gift, recipientName, senderName, message };
  const change = { kind: 'add', variantId, quantity: 1, wish } as const;
  const changed = await changeCart(deps, { siteId, locale, token }, change);
  if (changed.kind === 'refused') {
    const key =
      changed.reason === 'cart_locked' ? 'buy.locked' : changed.reason === 'full' ? 'buy.full' : 'buy.gone';
    return { kind: changed.reason, status: 409, message: say(key) };
  }
  setCartCookie(context, changed.token, deps.isSecure);
  return { kind: 'done', json: { location: CHECKOUT_PATH }, location: CHECKOUT_PATH };
}

async function answerBalance(
  deps: GiftRoutesDeps,
  context: SiteContext,
  typed: string,
): Promise<Response | Refused> {
  const { id: siteId, locale } = context.get('site');
  const found = await findByCode(deps.db.read, { siteId, typed, now: deps.now() });
  if (found.kind === 'refused') {
    const message = giftWords(locale)(found.reason);
    return { kind: found.reason, status: found.reason === 'pay.unknown' ? 404 : 409, message };
  }
  const amount = amountText(leftOn(found.card), found.card, locale);
  const until = untilText(found.card, { locale, timeZone: await findTimeZone(deps.db.read, siteId) });
  if (isScript(context))
    return context.json({ balance: amount, expires: until || null }, 200, { 'cache-control': 'no-store' });
  return showBalance(deps, context, {
    kind: 'balance',
    amount,
    until,
    end: found.card.lastFour,
    isTest: found.card.isTest === 1,
  });
}

function showBalance(
  deps: GiftRoutesDeps,
  context: SiteContext,
  found: BalancePageProps['found'],
  status = 200,
): Promise<Response> {
  const { locale } = context.get('site');
  return deps.showOwnPage(context, {
    type: PAGE_TYPES.page,
    path: BALANCE_PAGE,
    status,
    headers: PRIVATE,
    title: giftWords(locale)('balance.title'),
    content: BalancePage({ locale, found }),
  });
}

async function showCard(deps: GiftRoutesDeps, context: SiteContext, token: string): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const card = await findCard(deps.db.read, siteId, cardIdIn(token));
  if (!card || card.state === 'disabled' || !isTokenOf(deps.secret, card, token))
    return deps.showKeptPage(context, {
      name: 'no gift card',
      status: 404,
      headers: PRIVATE,
      make: () => ({ name: 'notFound' as const, path: '/404', status: 404 }),
    });
  const code = knownCode(deps.secret, card);
  return deps.showOwnPage(context, {
    type: PAGE_TYPES.page,
    path: context.req.path,
    status: 200,
    headers: PRIVATE,
    title: giftWords(locale)('title'),
    content: CardPage({
      locale,
      shop: (await findSiteAddress(deps, siteId)).name,
      amount: amountText(leftOn(card), card, locale),
      code: code && groupCode(code),
      recipientName: card.recipientName,
      senderName: card.senderName,
      message: card.message,
      until: untilText(card, { locale, timeZone: await findTimeZone(deps.db.read, siteId) }),
      isTest: card.isTest === 1,
      isDelivered: card.deliveredAt !== null || card.deliverAt === null,
    }),
  });
}
