/** Reminders of carts: to those who agreed at the checkout, where the owner wants it. */
import { CART_REMINDERS_OF_PERSON } from '#domain/store/aftercare/cart-reminders/calls.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import type { Feature } from '../../../feature.ts';
import { recurringJob } from '../../../jobs/job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PagePorts } from '../../../kernel/page-ports.ts';
import type { CartPort } from '../../cart/cart-port.ts';
import { deleteOfPerson, deleteOldReminders, listOfPerson } from './queries.ts';
import { remindBuyers } from './remind-buyers.ts';
import { reminderRoutes } from './visitor-routes.ts';

/** As long as carts are. */
const KEPT_MS = 60 * DAY_MS;

export function cartRemindersFeature(kernel: Kernel, ports: PagePorts, cart: CartPort): Feature {
  return {
    routes: { site: [reminderRoutes({ ...kernel, ...ports, cart })] },
    jobs: [
      recurringJob({
        type: 'cart-reminders.send',
        words: 'Send cart reminders',
        everyMs: 10 * MINUTE_MS,
        run: () => remindBuyers({ ...kernel, cart }),
      }),
      recurringJob({
        type: 'cart-reminders.forget-old',
        words: 'Delete old cart reminders',
        everyMs: DAY_MS,
        run: () => kernel.db.write((tx) => deleteOldReminders(tx, kernel.now() - KEPT_MS)),
      }),
    ],
    person: {
      known: {
        name: 'cartReminders',
        answer: CART_REMINDERS_OF_PERSON,
        erased: 'Cart reminders and opt-outs.',
        find: listOfPerson,
      },
      erase: deleteOfPerson,
    },
  };
}
