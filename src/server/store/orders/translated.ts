/** What the shop says of ways to pay. */
import type { PaymentSettings } from '#domain/store/settings/payment-methods.ts';
import { translatedPayment } from '#domain/store/settings/translated-store.ts';
import type { Queryable } from '../../db/schema.ts';
import { inLanguage, type ReadIn } from '../../kernel/translations/queries.ts';
import { type TranslatedWords, translatedOnce } from '../../kernel/translations/translated-words.ts';
import { findPaymentSettings } from './queries-checkouts.ts';

export const translated: readonly TranslatedWords[] = [
  translatedOnce(translatedPayment, findPaymentSettings),
];

export async function findPaymentSettingsIn(db: Queryable, readIn: ReadIn): Promise<PaymentSettings> {
  return inLanguage(db, readIn, translatedPayment, await findPaymentSettings(db, readIn.siteId));
}
