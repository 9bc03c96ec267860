/** The page on which visitors donate (CART-21), where it is sent, and the page that thanks them. */
import { type Context, Hono } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import {
  CHECKOUT_MESSAGES,
  DONATE_PATH,
  DONATION_AGAIN_ROUTE,
  DONATION_ROUTE,
  donationPath,
} from '#domain/store/cart/checkout-contract.ts';
import { readCheckout } from '#domain/store/cart/checkout-entries.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { placeDonation } from '#domain/store/donations/calls-visitor.ts';
import { feeOf } from '#domain/store/donations/campaign.ts';
import {
  checkDonation,
  chosenAmount,
  chosenFrequency,
  type DonationEntries,
  type DonationErrors,
  readDonation,
} from '#domain/store/donations/donation-entries.ts';
import { donationWords } from '#domain/store/donations/words/words.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { DonatePage, NoCampaignPage } from '#site/store/donations/donate-page.tsx';
import { answerForm, type Done, type Refused } from '../../http/answer-form.ts';
import { limitVisitors } from '../../http/limit-visitors.ts';
import { mailSender } from '../../http/mail-sender.ts';
import type { Fields } from '../../http/read-sent.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { issueKey, readKey } from '../../http/submission-key.ts';
import { messageOf, statusOf } from '../orders/checkout-refusals.ts';
import { cardOf } from '../orders/checkout-routes.ts';
import { type Completed, completeOrder } from '../orders/complete-order.ts';
import { asksCaptcha, refusePayment } from '../orders/refuse-payment.ts';
import type { CheckoutRoutesDeps } from '../orders/show-checkout.ts';
import { beginningWith, donationCart, donationCartId, portOf } from './donation-cart.ts';
import { findCheckout, type LoadedCheckout } from './load-checkout.ts';
import { showDonation } from './show-donation.ts';
import { readUnpaid } from './unpaid-donation.ts';

export type DonationRoutesDeps = CheckoutRoutesDeps;
type SiteContext = Context<SiteEnvironment>;

/** Of one visitor: cards are tried out with small donations before anywhere else. */
const OF_ONE = { burst: 10, everyMs: MINUTE_MS / 4 };
/** Of all visitors of a site: more than an appeal on television brings at a time. */
const OF_SITE = { burst: 500, everyMs: 100 };
const MAX_BYTES = 20_000;
const HEADERS = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };

interface DonationRefused extends Refused {
  readonly errors?: DonationErrors;
}

export function donationVisitorRoutes(deps: DonationRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get(DONATE_PATH, (context) =>
    show(deps, context, readDonation({ ...context.req.query(), key: '' }), { message: '' }),
  );
  answerForm(app, placeDonation, {
    rate: {
      mayCall: limitVisitors(deps, OF_ONE, OF_SITE),
      busy: { message: CHECKOUT_MESSAGES.tooMany, retryAfterS: 60 },
      keeps: ({ card: _card, ...fields }) => fields,
    },
    max: MAX_BYTES,
    run: (context, fields) => donate(deps, context, fields),
    page: (context, refused: DonationRefused, fields) => show(deps, context, readDonation(fields), refused),
  });
  app.get(DONATION_AGAIN_ROUTE, async (context) => {
    const token = context.req.param('token');
    const unpaid = await readUnpaid(deps.db.read, context.get('site'), token);
    return unpaid ? show(deps, context, unpaid.entries, unpaid) : context.redirect(donationPath(token), 303);
  });
  app.get(DONATION_ROUTE, (context) => showDonation(deps, context, context.req.param('token')));
  return app;
}

const senderOf = ({ secret, clientAddress }: DonationRoutesDeps, context: SiteContext) =>
  mailSender(secret, context.get('site').id, clientAddress(context));

async function show(
  deps: DonationRoutesDeps,
  context: SiteContext,
  entries: DonationEntries,
  { message, errors = {}, status = 200 }: Partial<DonationRefused> & Pick<Refused, 'message'>,
): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const isComplete = /^[\w-]{1,100}$/.test(entries.campaign);
  const found = isComplete ? await findCheckout(deps, context, entries.campaign) : undefined;
  const page = { type: PAGE_TYPES.donate, path: DONATE_PATH, headers: HEADERS };
  if (!found)
    return deps.showOwnPage(context, {
      ...page,
      status: isComplete ? 404 : 400,
      title: cartWords(locale)('other.donate'),
      content: NoCampaignPage({ isComplete, locale }),
    });
  const { campaign } = found;
  return deps.showOwnPage(context, {
    ...page,
    status,
    title: campaign.name,
    content: DonatePage({
      ...found,
      locale,
      entries,
      errors,
      message,
      attempt: keyOf(deps, siteId, entries.key),
      asksCaptcha: await asksCaptcha(deps, siteId, senderOf(deps, context)),
    }),
  });
}

/** A key of ours stays with its form. */
function keyOf({ secret, now }: DonationRoutesDeps, siteId: string, sent: string): string {
  return readKey(secret, siteId, sent, now()) ? sent : issueKey(secret, siteId, now());
}

async function donate(
  deps: DonationRoutesDeps,
  context: SiteContext,
  fields: Fields,
): Promise<Done | DonationRefused> {
  const { id: siteId, locale } = context.get('site');
  const entries = readDonation(fields);
  const say = cartWords(locale);
  const found = await findCheckout(deps, context, entries.campaign);
  if (!found?.campaign.isOpen || found.frequencies.length === 0)
    return { kind: 'missing', status: 404, message: say('other.donate.none') };
  const key = readKey(deps.secret, siteId, entries.key, deps.now());
  if (!key) return { kind: 'expired', status: 409, message: donationWords(locale)('expired') };
  const payments = found.methods.map(({ id }) => id);
  const { campaign, currency, frequencies, recurringMethods: recurringPayments } = found;
  const needs = { campaign, currency, payments, recurringPayments, frequencies, locale };
  const errors = checkDonation(entries, needs);
  const wrong = Object.keys(errors).length;
  if (wrong > 0)
    return { kind: 'incomplete', status: 422, message: say('checkFields', { count: wrong }), errors };
  const paying = { siteId, sender: senderOf(deps, context), captchaKey: fields['captchaKey'] ?? '' };
  const refused = await refusePayment(deps, paying);
  if (refused) return { kind: refused, status: statusOf(refused), message: say(refused) };
  const completed = await complete(deps, context, { entries, found, keyId: key.id, card: fields['card'] });
  if (completed.kind === 'declined') deps.cards.noteDeclined(siteId, senderOf(deps, context));
  return answerOf(completed, locale);
}

interface Donating {
  readonly entries: DonationEntries;
  readonly found: LoadedCheckout;
  readonly keyId: string;
  readonly card: string | undefined;
}

function complete(
  deps: DonationRoutesDeps,
  context: SiteContext,
  { entries, found, keyId, card }: Donating,
): Promise<Completed> {
  const { id: siteId, locale } = context.get('site');
  const { campaign, currency, isTest, isStaff } = found;
  const frequency = chosenFrequency(entries, found.frequencies) ?? 'once';
  const amountMinor = chosenAmount(entries, campaign, currency) ?? 0;
  const terms = {
    campaignId: found.id,
    amountMinor,
    feeMinor: entries.fee ? feeOf(campaign, amountMinor) : 0,
    isAnonymous: campaign.allowsAnonymous && entries.anonymous,
    dedication: campaign.asksDedication ? entries.dedication : '',
    ...(frequency !== 'once' && { frequency }),
  };
  const { email, name, payment } = entries;
  const cartId = donationCartId(keyId, { ...terms, currency, email, name });
  const given = donationCart({ id: cartId, campaign: campaign.name, currency, terms });
  const donation = beginningWith(given, deps.newId());
  return completeOrder(
    { ...deps, cart: portOf(deps.cart, donation) },
    {
      siteId,
      locale,
      cartId,
      entries: readCheckout({ email, 'address-name': name, payment }),
      seenTotalMinor: donation.totalMinor,
      hasTerms: false,
      sender: senderOf(deps, context),
      testBy: isTest(payment) ? (isStaff ? 'team' : 'visitor') : null,
    },
    cardOf(card),
  );
}

function answerOf(completed: Completed, locale: string): Done | DonationRefused {
  if (completed.kind === 'placed') {
    const location = donationPath(completed.order.token);
    return { kind: 'done', json: { kind: 'placed', location }, location };
  }
  if (completed.kind === 'payment')
    return { kind: 'done', json: { kind: 'payment', location: completed.path }, location: completed.path };
  if (completed.kind === 'incomplete') throw new Error('A donation is checked before.');
  return {
    kind: completed.kind,
    status: statusOf(completed.kind),
    message: messageOf(completed, locale),
  };
}
