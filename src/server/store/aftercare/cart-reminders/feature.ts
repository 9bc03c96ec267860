/** Reminders of carts: to those who agreed at the checkout, where the owner wants it. */
import { CART_REMINDERS_OF_PERSON } from '#domain/store/aftercare/cart-reminders/calls.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import type { Common, Feature } from '../../../feature.ts';
import { recurringJob } from '../../../jobs/job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { deleteOfPerson, deleteOldReminders, listOfPerson } from './queries.ts';
import { type RemindDeps, remindBuyers } from './remind-buyers.ts';
import { type ReminderRoutesDeps, reminderRoutes } from './visitor-routes.ts';

/** As long as carts are. */
const KEPT_MS = 60 * DAY_MS;

type ReminderNeeds = Pick<RemindDeps, 'findStore' | 'readCart'> & Pick<ReminderRoutesDeps, 'bringBack'>;

export function cartRemindersFeature(
  kernel: Kernel & Pick<ReminderRoutesDeps, 'clientAddress'>,
  ports: Common['pagePorts'],
  needs: ReminderNeeds,
): Feature {
  return {
    routes: { site: [reminderRoutes({ ...kernel, ...ports, ...needs })] },
    jobs: [
      recurringJob({
        type: 'cart-reminders.send',
        words: 'Reminding buyers of what they left in their carts',
        everyMs: 10 * MINUTE_MS,
        run: () => remindBuyers({ ...kernel, ...needs }),
      }),
      recurringJob({
        type: 'cart-reminders.forget-old',
        words: 'Forgetting who was reminded of a cart',
        everyMs: DAY_MS,
        run: () => kernel.db.write((tx) => deleteOldReminders(tx, kernel.now() - KEPT_MS)),
      }),
    ],
    person: {
      known: {
        name: 'cartReminders',
        answer: CART_REMINDERS_OF_PERSON,
        erased: 'Reminders of carts, and the wish to get none.',
        find: listOfPerson,
      },
      erase: deleteOfPerson,
    },
  };
}
