/** What a donor entered who comes back from a payment service without having paid. */
import { currencyOf } from '#domain/money/currencies.ts';
import { decimalOf } from '#domain/money/decimal.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { type DonationEntries, OTHER_AMOUNT } from '#domain/store/donations/donation-entries.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import { declinedMessage } from '../orders/checkout-refusals.ts';
import { detailsOf, findAnyOrderByToken } from '../orders/queries.ts';
import { listAttempts } from '../orders/queries-payments.ts';
import type { OrderTable, PaymentAttemptTable } from '../orders/tables.ts';
import { findCampaign } from './queries.ts';

interface UnpaidDonation {
  readonly entries: DonationEntries;
  /** What came of the payment; empty while it is open. */
  readonly message: string;
}

/** @returns undefined where there is no such donation, or it is placed */
export async function readUnpaid(
  db: Queryable,
  site: { readonly id: string; readonly locale: string },
  token: string,
): Promise<UnpaidDonation | undefined> {
  const order = await findAnyOrderByToken(db, site.id, token);
  const donation = order && detailsOf(order).donation;
  if (!order || !donation || order.state !== 'draft') return undefined;
  const { campaignId, amountMinor, feeMinor, isAnonymous, dedication, frequency = 'once' } = donation;
  const [[attempt], campaign] = await Promise.all([
    listAttempts(db, order.id),
    findCampaign(db, site.id, campaignId),
  ]);
  const isSuggested = campaign && readJson(campaign.settings).amountsMinor.includes(amountMinor);
  return {
    entries: {
      campaign: campaignId,
      key: '',
      amount: isSuggested ? String(amountMinor) : OTHER_AMOUNT,
      other: isSuggested ? '' : typedAmount(order, amountMinor),
      frequency,
      name: order.name,
      email: order.email,
      dedication,
      payment: order.provider,
      fee: feeMinor > 0,
      anonymous: isAnonymous,
    },
    message: attempt ? outcomeOf(attempt, site.locale) : '',
  };
}

function typedAmount({ currency }: OrderTable, minor: number): string {
  return decimalOf(minor, currencyOf(currency).fractionDigits);
}

function outcomeOf({ state, problem }: PaymentAttemptTable, locale: string): string {
  if (state === 'failed') return declinedMessage(problem, locale);
  return state === 'cancelled' ? cartWords(locale)('other.notCharged') : '';
}
