/** The keys by which Stripe knows a shop: sealed under the secret of the installation, and never told again. */
import type { StripeSecret } from '#domain/store/orders/calls-stripe.ts';
import type { Queryable } from '../db/schema.ts';
import { seal, unseal } from '../http/sealed-secret.ts';
import { listPaymentSecrets, savePaymentSecret } from './queries-services.ts';

export type StripeKeys = Readonly<Partial<Record<StripeSecret, string>>>;

export async function findStripeKeys(
  db: Queryable,
  installationSecret: string,
  siteId: string,
): Promise<StripeKeys> {
  const sealed = await listPaymentSecrets(db, siteId);
  const open = (name: StripeSecret) => {
    const kept = sealed.get(nameOf(name));
    const plain = kept && unseal(installationSecret, about(siteId, name), kept);
    return plain ? { [name]: Buffer.from(plain).toString('utf8') } : {};
  };
  return { ...open('secretKey'), ...open('signingSecret') };
}

/** Whether the stored key moves money; null without one. */
export async function findStripeMode(
  db: Queryable,
  installationSecret: string,
  siteId: string,
): Promise<'test' | 'live' | null> {
  const { secretKey } = await findStripeKeys(db, installationSecret, siteId);
  if (secretKey === undefined) return null;
  return /^\w\w_test_/.test(secretKey) ? 'test' : 'live';
}

export async function saveStripeKey(
  tx: Queryable,
  installationSecret: string,
  siteId: string,
  [name, key]: readonly [StripeSecret, string],
): Promise<void> {
  const secret = seal(installationSecret, about(siteId, name), Buffer.from(key));
  await savePaymentSecret(tx, { siteId, name: nameOf(name), secret });
}

export function nameOf(name: StripeSecret): string {
  return `stripe ${name}`;
}

function about(siteId: string, name: StripeSecret): string {
  return `payment ${siteId} ${nameOf(name)}`;
}
