/** Orders: how a cart becomes one, how it is paid, and what its owner does with it. */

import { ORDERS_OF_PERSON } from '#domain/store/orders/calls-customers.ts';
import { FREE, OTHER_MEANS } from '#domain/store/settings/payment-methods.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import type { Common, Feature } from '../../feature.ts';
import { newToken } from '../../http/tokens.ts';
import { job, recurringJob } from '../../jobs/job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { PagePorts } from '../../kernel/page-ports.ts';
import { findSiteAddress, type SiteAddress } from '../../kernel/sites/site-address.ts';
import { freeProvider, manualProvider } from '../../payments/manual-provider.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { type StripeDeps, stripeProvider } from '../../payments/stripe-provider.ts';
import { testProvider } from '../../payments/test-provider.ts';
import type { CartPort } from '../cart/cart-port.ts';
import { giftCardProvider } from '../gift-cards/card-provider.ts';
import { accountParts } from './account-parts.ts';
import { addressRoutes } from './address-routes.ts';
import { CardTesting } from './card-testing.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { differenceRoutes } from './difference-routes.ts';
import { discountRoutes } from './discount-routes.ts';
import { downloadRoutes, productFileRoutes } from './download-routes.ts';
import { editRoutes } from './edit-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { MAIL_JOB, mailPayload } from './mail-job.ts';
import { enterForNews, NEWS_JOB, newsPayload } from './news-job.ts';
import { NOTIFY_JOB, noticePayload, notifyOwner } from './notify-owner.ts';
import { mailAboutOrder } from './order-mails.ts';
import { giftCardFollowUp } from './pay-with-cards.ts';
import { paymentPageRoutes } from './payment-pages.ts';
import { paymentRoutes } from './payment-routes.ts';
import { eraseOrdersOf, ordersOfPerson, ownOrdersOfPerson } from './person-orders.ts';
import type { OnFulfilled, OrderFollowUp } from './ports.ts';
import { countOpen } from './queries-list.ts';
import { orderRoutes } from './routes.ts';
import { shopLacks } from './shop-lacks.ts';
import { statusRoutes } from './status-routes.ts';
import { forgetUnfinished, sweepOrders } from './sweep-orders.ts';

export interface OrdersNeeds
  extends Pick<Common, 'captcha' | 'findBuyer' | 'isStaff' | 'newsletter' | 'whomToTell'> {
  readonly cart: CartPort;
  readonly onFulfilled: OnFulfilled;
  /** Those of features above orders. */
  readonly followUps: readonly OrderFollowUp[];
}

/** What orders are placed with, on whichever page. */
export interface OrdersDeps extends Kernel, PagePorts, OrdersNeeds, Pick<StripeDeps, 'stripeUrl'> {
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly cards: CardTesting;
  readonly newToken: () => string;
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
}

export function ordersDeps(kernel: Kernel, ports: PagePorts, needs: OrdersNeeds): OrdersDeps {
  return {
    ...kernel,
    ...needs,
    ...ports,
    stripeUrl: kernel.settings.stripeUrl,
    providers: providersOf(kernel),
    cards: new CardTesting(kernel.now),
    newToken: () => newToken(18),
    followUps: [giftCardFollowUp(kernel), ...needs.followUps],
    siteAddress: (siteId: string) => findSiteAddress(kernel, siteId),
  };
}

export function ordersFeature(deps: OrdersDeps): Feature {
  return {
    routes: {
      owner: [
        invoiceRoutes(deps),
        customerRoutes(deps),
        productFileRoutes(deps),
        orderRoutes(deps),
        editRoutes(deps),
        paymentRoutes(deps),
        discountRoutes(deps),
      ],
      site: [
        checkoutRoutes(deps),
        paymentPageRoutes(deps),
        downloadRoutes(deps),
        addressRoutes(deps),
        differenceRoutes(deps),
        statusRoutes(deps),
      ],
    },
    checklist: shopLacks(deps),
    attention: [{ kind: 'orders', count: (db, siteId) => countOpen(db, siteId, deps.now()) }],
    jobs: [
      job({
        type: MAIL_JOB,
        words: 'Email buyers about orders',
        payload: mailPayload,
        run: (payload, run) => mailAboutOrder(deps, payload, run),
      }),
      job({
        type: NOTIFY_JOB,
        words: 'Email owners about orders',
        payload: noticePayload,
        run: (payload, run) => notifyOwner(deps, payload, run),
      }),
      job({
        type: NEWS_JOB,
        words: 'Add buyers to the newsletter',
        payload: newsPayload,
        run: (payload, run) => enterForNews(deps, payload, run),
      }),
      recurringJob({
        type: 'orders.sweep',
        words: 'Complete interrupted payments',
        everyMs: MINUTE_MS,
        run: () => sweepOrders(deps),
      }),
      recurringJob({
        type: 'orders.forget-unfinished',
        words: 'Delete unfinished checkouts',
        everyMs: HOUR_MS,
        run: () => forgetUnfinished(deps),
      }),
    ],
    person: {
      known: {
        name: 'orders',
        answer: ORDERS_OF_PERSON,
        erased: 'Orders.',
        find: ordersOfPerson,
        findOwn: ownOrdersOfPerson,
      },
      erase: eraseOrdersOf,
    },
    account: accountParts(deps),
  };
}

function providersOf(kernel: Kernel): ReadonlyMap<string, PaymentProvider> {
  const providers = [
    testProvider(kernel),
    giftCardProvider(kernel),
    stripeProvider({ ...kernel, stripeUrl: kernel.settings.stripeUrl }),
    freeProvider(FREE),
    ...['bankTransfer', 'invoice', 'atPickup', OTHER_MEANS].map(manualProvider),
  ];
  return new Map(providers.map((provider) => [provider.id, provider]));
}
