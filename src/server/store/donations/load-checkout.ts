/** What a donor can choose from on the page of a campaign. */
import type { Context } from 'hono';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { CampaignProgress, CampaignSettings } from '#domain/store/donations/campaign.ts';
import { type Frequency, frequenciesOf } from '#domain/store/donations/frequency.ts';
import { isPaymentMethod } from '#domain/store/settings/payment-methods.ts';
import { readJson } from '../../db/json-text.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { KEPT_METHODS } from '../orders/order-kind.ts';
import { findOffered } from '../orders/queries-checkouts.ts';
import type { CheckoutRoutesDeps } from '../orders/show-checkout.ts';
import { findPaymentSettingsIn } from '../orders/translated.ts';
import { findStore } from '../settings/queries.ts';
import { findCampaign, listProgress } from './queries.ts';

/** A donation is neither collected nor invoiced. */
const UNFIT: readonly string[] = ['atPickup', 'invoice'];

export interface LoadedCheckout {
  readonly id: string;
  readonly campaign: CampaignSettings;
  readonly progress: CampaignProgress;
  readonly currency: CurrencyCode;
  readonly methods: readonly { readonly id: string; readonly words: string; readonly isTest: boolean }[];
  readonly frequencies: readonly Frequency[];
  /** Ids of the methods that can be charged again. */
  readonly recurringMethods: readonly string[];
  readonly isStaff: boolean;
  readonly isTest: (methodId: string) => boolean;
}

export async function findCheckout(
  { db: { read: db }, secret, isStaff: asksStaff }: CheckoutRoutesDeps,
  context: Context<SiteEnvironment>,
  id: string,
): Promise<LoadedCheckout | undefined> {
  const { id: siteId, language } = context.get('site');
  const row = await findCampaign(db, siteId, id);
  if (!row) return undefined;
  const [{ currency }, offered, words, isStaff] = await Promise.all([
    findStore(db, siteId),
    findOffered({ db, secret }, siteId),
    findPaymentSettingsIn(db, { siteId, language }),
    asksStaff(context, siteId),
  ]);
  const [progress] = await listProgress(db, siteId, currency, id);
  // Every donation costs something.
  const fitting = offered.for({ isStaff }, 1).filter((method) => !UNFIT.includes(method.id));
  const recurringMethods = fitting.flatMap((method) => (KEPT_METHODS.includes(method.id) ? [method.id] : []));
  const campaign = readJson(row.settings);
  const frequencies = frequenciesOf(campaign, { canRecur: recurringMethods.length > 0 });
  const methods = frequencies.includes('once')
    ? fitting
    : fitting.filter((method) => recurringMethods.includes(method.id));
  return {
    id,
    campaign,
    frequencies,
    recurringMethods,
    progress: progress ?? { raisedMinor: 0, donations: 0 },
    currency,
    methods: methods.map((method) => ({
      ...method,
      words: isPaymentMethod(method.id) ? words[method.id].words : '',
    })),
    isStaff,
    isTest: offered.isTest,
  };
}
