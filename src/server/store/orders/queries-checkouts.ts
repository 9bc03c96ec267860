import { parseOnce } from '#domain/parse-once.ts';
import {
  type CheckoutEntries,
  type CheckoutErrors,
  NO_ENTRIES,
} from '#domain/store/cart/checkout-entries.ts';
import {
  methodsFor,
  offeredMethods,
  type PaymentSettings,
  paymentSettingsSchema,
  type SetUpMethod,
} from '#domain/store/settings/payment-methods.ts';
import { readJson } from '../../db/json-text.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';
import { rowOfSite } from '../../kernel/sites/queries-settings.ts';
import { findStripeMode } from '../../payments/stripe-keys.ts';

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
    .where('cartId', '=', cartId)
    .where('siteId', '=', siteId)
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
  {
    siteId,
    cartId,
    sender,
    now,
  }: {
    readonly siteId: string;
    readonly cartId: string;
    /** Identifies the visitor who typed it; absent if nothing new was typed. */
    readonly sender?: string;
    readonly now: number;
  },
  { entries, errors, message }: Checkout,
): Promise<void> {
  const content = {
    email: entries.email.toLowerCase(),
    entries: JSON.stringify(entries),
    errors: JSON.stringify(errors),
    message,
    ...(sender !== undefined && { sender }),
    updatedAt: now,
  };
  await tx
    .insertInto('checkouts')
    .values({ cartId, siteId, sender: null, ...content })
    .onConflict((conflict) => conflict.column('cartId').doUpdateSet(content))
    .execute();
}

/** The order holds what it needs of it. */
export async function deleteCheckout(tx: Queryable, cartId: string): Promise<void> {
  await tx.deleteFrom('checkouts').where('cartId', '=', cartId).execute();
}

export async function deleteOldCheckouts(tx: Queryable, before: number): Promise<void> {
  await tx.deleteFrom('checkouts').where('updatedAt', '<', before).execute();
}

const settingsOf = prepared((db, { siteId }: { readonly siteId: string }) =>
  db.selectFrom('paymentSettings').select('settings').where('siteId', '=', siteId),
);

const parse = parseOnce((settings) => paymentSettingsSchema.parse(JSON.parse(settings)));

export async function findPaymentSettings(db: Queryable, siteId: string): Promise<PaymentSettings> {
  const [row] = await settingsOf(db, { siteId });
  return parse(row?.settings ?? '{}');
}

export interface Offered {
  readonly settings: PaymentSettings;
  /** It moves no money. */
  isTest(id: string): boolean;
  /** All ways to pay such a total that are set up. */
  at(totalMinor: number): readonly SetUpMethod[];
  /** Those of one buyer. */
  for(buyer: { readonly isStaff: boolean }, totalMinor: number): readonly SetUpMethod[];
}

/**
 * The ways to pay of a site, without those that lack their keys, such as in a shop that has moved.
 * @param secret of the installation: it unseals the keys of payment services
 */
export async function findOffered(
  { db, secret }: { readonly db: Queryable; readonly secret: string },
  siteId: string,
): Promise<Offered> {
  const settings = await findPaymentSettings(db, siteId);
  const stripe = settings.stripe.isOn ? await findStripeMode(db, secret, siteId) : null;
  const isTest = (id: string) => id === 'test' || (id === 'stripe' && stripe === 'test');
  const at = (totalMinor: number) =>
    offeredMethods(settings, totalMinor)
      .filter((id) => id !== 'stripe' || stripe !== null)
      .map((id) => ({ id, isTest: isTest(id) }));
  return { settings, isTest, at, for: (buyer, totalMinor) => methodsFor(at(totalMinor), buyer) };
}

export const paymentSettingsRow = {
  ...rowOfSite('paymentSettings', 'settings', paymentSettingsSchema),
  find: findPaymentSettings,
};
export const writePaymentSettings = paymentSettingsRow.write;
