/** Gift cards: sold, sent, spent in part, and a ledger that says what is left on each. */
import { CARDS_OF_PERSON } from '#domain/store/gift-cards/calls.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import type { Feature } from '../../feature.ts';
import { recurringJob } from '../../jobs/job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { PagePorts } from '../../kernel/page-ports.ts';
import { deliverCards } from './deliver-cards.ts';
import { expireCards } from './expiry.ts';
import type { GiftRoutesDeps } from './gift-checkout.ts';
import { cardsOfPerson, eraseCardsOf } from './person-cards.ts';
import { giftCardRoutes } from './routes.ts';
import { giftVisitorRoutes } from './visitor-routes.ts';

export function giftCardsFeature(
  kernel: Kernel,
  ports: PagePorts,
  needs: Pick<GiftRoutesDeps, 'maySeeVariant'>,
): Feature {
  return {
    routes: {
      owner: [giftCardRoutes(kernel)],
      site: [giftVisitorRoutes({ ...kernel, ...ports, ...needs })],
    },
    jobs: [
      recurringJob({
        type: 'gift-cards.deliver',
        words: 'Email gift cards on their date',
        everyMs: MINUTE_MS,
        run: () => deliverCards(kernel),
      }),
      recurringJob({
        type: 'gift-cards.expire',
        words: 'Expire gift cards',
        everyMs: DAY_MS / 24,
        run: () => expireCards(kernel),
      }),
    ],
    person: {
      known: { name: 'giftCards', answer: CARDS_OF_PERSON, erased: 'Gift cards.', find: cardsOfPerson },
      erase: eraseCardsOf,
    },
  };
}
