/**
 * Subscriptions to products and to plans of members: how they are bought, renewed and ended. Each payment is an order, so
 * that it is charged, refunded and swept up like all others.
 */

import { accountList } from '#domain/members/account-entry.ts';
import { plansOf } from '#domain/members/areas.ts';
import { PORTAL_PATH } from '#domain/store/cart/checkout-contract.ts';
import { SUBSCRIPTIONS_OF_PERSON } from '#domain/store/subscriptions/calls.ts';
import { priceWords } from '#domain/store/subscriptions/price-words.ts';
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import type { Feature } from '../../feature.ts';
import { job, recurringJob } from '../../jobs/job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { sellingLacks } from '../orders/shop-lacks.ts';
import { courseOf } from './keep-subscription.ts';
import { mailPayload, mailSubscriber, SUBSCRIPTION_MAIL_JOB } from './mail-job.ts';
import { eraseSubscriptionsOf, subscriptionsOfPerson } from './person-subscriptions.ts';
import type { PortalDeps } from './portal-asked.ts';
import { PORTAL_LINK_JOB, portalLinkPayload, sendPortalLink } from './portal-links.ts';
import { portalRoutes } from './portal-routes.ts';
import { listOfEmail } from './queries.ts';
import { deleteExpiredLinks } from './queries-links.ts';
import { countPastDue } from './queries-list.ts';
import { renewDue } from './renew.ts';
import { subscriptionRoutes } from './routes.ts';
import { subscriptionVisitorRoutes } from './visitor-routes.ts';

export function subscriptionsFeature(deps: PortalDeps & Kernel): Feature {
  return {
    routes: {
      owner: [subscriptionRoutes(deps)],
      site: [subscriptionVisitorRoutes(deps), portalRoutes(deps)],
    },
    person: {
      known: {
        name: 'subscriptions',
        answer: SUBSCRIPTIONS_OF_PERSON,
        erased: 'Subscribers of subscriptions. Running ones end.',
        find: subscriptionsOfPerson,
      },
      erase: (tx, siteId, email) => eraseSubscriptionsOf(tx, deps, siteId, email),
    },
    account: [
      {
        section: 'subscriptions',
        async find(db, { siteId, email, locale }, page) {
          const rows = await listOfEmail(db, siteId, email);
          return accountList(page, rows.slice(page.from, page.from + page.most + 1), (row) => [
            {
              title: row.title,
              details: [
                priceWords({
                  minor: row.recurringMinor,
                  currency: row.currency,
                  plan: courseOf(row).plan,
                  locale,
                }),
                subscriptionWords(locale)(`state.${row.state}`),
              ].join(' · '),
              href: PORTAL_PATH,
              at: row.createdAt,
            },
          ]);
        },
      },
    ],
    async checklist(db, siteId) {
      const plans = plansOf(await deps.members.areasOf(db, siteId));
      return plans.some(({ plan }) => plan.way === 'paid') ? sellingLacks(deps)(db, siteId) : [];
    },
    attention: [{ kind: 'failed-payments', count: countPastDue }],
    jobs: [
      job({
        type: SUBSCRIPTION_MAIL_JOB,
        words: 'Email subscribers',
        payload: mailPayload,
        run: (payload, run) => mailSubscriber(deps, payload, run),
      }),
      job({
        type: PORTAL_LINK_JOB,
        words: 'Email links to subscribers',
        payload: portalLinkPayload,
        run: (payload, run) => sendPortalLink(deps, payload, run),
      }),
      recurringJob({
        type: 'subscriptions.forget-links',
        words: 'Delete expired links of subscribers',
        everyMs: DAY_MS,
        run: () => deps.db.write((tx) => deleteExpiredLinks(tx, deps.now())),
      }),
      recurringJob({
        type: 'subscriptions.renew',
        words: 'Charge subscriptions that are due',
        everyMs: MINUTE_MS,
        run: async ({ signal }) => {
          await renewDue(deps, signal);
        },
      }),
    ],
  };
}
