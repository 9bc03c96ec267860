import { parseOnce } from '#domain/parse-once.ts';
import { type CheckoutEntries, type CheckoutErrors, NO_ENTRIES } from '#domain/store/checkout-entries.ts';
import {
  offeredMethods,
  type PaymentSettings,
  paymentSettingsSchema,
} from '#domain/store/payment-methods.ts';
import { readJson } from '../db/json-text.ts';
import { prepared } from '../db/prepared.ts';
import type { Queryable } from '../db/schema.ts';
import { rowOfSite } from '../kernel/sites/queries-settings.ts';
import { listPaymentSecrets } from '../payments/queries-services.ts';
import { nameOf } from '../payments/stripe-keys.ts';

export interface Checkout {
  readonly entries: CheckoutEntries;
  readonly errors: CheckoutErrors;
  /** Of the checkout as a whole; empty where there is nothing to say. */
  readonly message: string;
}

export const NEW_CHECKOUT: Checkout = { entries: NO_ENTRIES, errors: {}, message: '' };

/** What has been entered to check a cart out. */
export async function findCheckout(
  db: Queryable,
  siteId: string,
  cartId: string,
): Promise<Checkout | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    entries: { ...NO_ENTRIES, ...readJson(row.entries) },
    errors: readJson(row.errors),
    message: row.message,
  };
}

export async function writeCheckout(
  tx: Queryable,
  { siteId, cartId, now }: { readonly siteId: string; readonly cartId: string; readonly now: number },
  { entries, errors, message }: Checkout,
): Promise<void> {
  const content = {
    email: entries.email.toLowerCase(),
    entries: JSON.stringify(entries),
    errors: JSON.stringify(errors),
    message,
    updated_at: now,
  };
  await tx
    .insertInto('checkouts')
    .values({ cart_id: cartId, site_id: siteId, ...content })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(content))
    .execute();
}

/** The order holds what it needs of it. */
export async function deleteCheckout(tx: Queryable, cartId: string): Promise<void> {
  await tx.deleteFrom('checkouts').where('cart_id', '=', cartId).execute();
}

export async function deleteOldCheckouts(tx: Queryable, before: number): Promise<void> {
  await tx.deleteFrom('checkouts').where('updated_at', '<', before).execute();
}

const settingsOf = prepared((db, { siteId }: { readonly siteId: string }) =>
  db.selectFrom('payment_settings').select('settings').where('site_id', '=', siteId),
);

const parse = parseOnce((settings) => paymentSettingsSchema.parse(JSON.parse(settings)));

export async function findPaymentSettings(db: Queryable, siteId: string): Promise<PaymentSettings> {
  const [row] = await settingsOf(db, { siteId });
  return parse(row?.settings ?? '{}');
}

export interface Offered {
  readonly settings: PaymentSettings;
  /** The ways to pay such a total. */
  at(totalMinor: number): readonly string[];
}

/** What buyers can choose from: not what lacks its keys, such as in a shop that has moved. */
export async function findOffered(db: Queryable, siteId: string): Promise<Offered> {
  const settings = await findPaymentSettings(db, siteId);
  const hasKey = settings.stripe.isOn && (await listPaymentSecrets(db, siteId)).has(nameOf('secretKey'));
  return {
    settings,
    at: (totalMinor) => offeredMethods(settings, totalMinor).filter((id) => id !== 'stripe' || hasKey),
  };
}

export const { write: writePaymentSettings, remove: deletePaymentSettings } = rowOfSite(
  'payment_settings',
  'settings',
  paymentSettingsSchema,
);
