/** The ways to pay of a shop, for its owner. */
import { Hono } from 'hono';
import * as calls from '#domain/store/orders/calls-payments.ts';
import {
  readStripe,
  STRIPE_NEWS_PATH,
  STRIPE_SECRETS,
  type StripeAccount,
  saveStripe,
} from '#domain/store/orders/calls-stripe.ts';
import { leave } from '../../activity/record-activity.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import type { Authorize } from '../../http/authorize.ts';
import { deletePaymentSecret } from '../../payments/queries-services.ts';
import { findStripeKeys, findStripeMode, nameOf, saveStripeKey } from '../../payments/stripe-keys.ts';
import type { CompletionDeps } from './ports.ts';
import { findPaymentSettings, writePaymentSettings } from './queries-checkouts.ts';

export interface PaymentRoutesDeps extends CompletionDeps {
  readonly authorize: Authorize;
  /** Of the installation. */
  readonly secret: string;
}

export function paymentRoutes(deps: PaymentRoutesDeps): Hono {
  const app = new Hono();
  const { db } = deps;
  const answer = answerCalls(app, deps.authorize);
  answer(calls.readPayments, ({ siteId }) => findPaymentSettings(db.read, siteId));
  answer(calls.savePayments, (call, settings) =>
    db.write(async (tx) => {
      await writePaymentSettings(tx, call.siteId, settings);
      await leave(tx, deps, call, 'changed the payment methods');
      return settings;
    }),
  );
  answer(readStripe, ({ siteId }) => describeAccount(deps, siteId));
  answer(saveStripe, async (call, sent) => {
    const { siteId } = call;
    await db.write(async (tx) => {
      for (const name of STRIPE_SECRETS) {
        const key = sent[name];
        if (key === null) await deletePaymentSecret(tx, siteId, nameOf(name));
        else if (key !== undefined) await saveStripeKey(tx, deps.secret, siteId, [name, key]);
      }
      await leave(tx, deps, call, 'changed the Stripe keys');
    });
    return describeAccount(deps, siteId);
  });
  return app;
}

async function describeAccount(deps: PaymentRoutesDeps, siteId: string): Promise<StripeAccount> {
  const [{ secretKey, signingSecret }, mode, { url }] = await Promise.all([
    findStripeKeys(deps.db.read, deps.secret, siteId),
    findStripeMode(deps.db.read, deps.secret, siteId),
    deps.siteAddress(siteId),
  ]);
  return {
    hasSecretKey: secretKey !== undefined,
    hasSigningSecret: signingSecret !== undefined,
    mode,
    newsUrl: new URL(STRIPE_NEWS_PATH, url).href,
  };
}
