/** What orders are placed with: made once for a server, for the store and for what it offers to other features. */
import type { Common } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { askLater } from './aftercare/reviews/ask-reviews.ts';
import { cartPort } from './cart/cart-port.ts';
import { donationFollowUp } from './donations/follow-up.ts';
import { type OrdersDeps, ordersDeps } from './orders/feature.ts';
import { serviceFollowUp } from './orders/service-follow-up.ts';
import { boughtPlanFollowUp } from './subscriptions/bought-plans.ts';
import { subscriptionFollowUp } from './subscriptions/follow-up.ts';

const known = new WeakMap<Kernel, OrdersDeps>();

export function openOrders(kernel: Kernel, common: Common): OrdersDeps {
  const opened = known.get(kernel) ?? open(kernel, common);
  known.set(kernel, opened);
  return opened;
}

function open(kernel: Kernel, common: Common): OrdersDeps {
  return ordersDeps(kernel, common.pagePorts, {
    ...common,
    cart: cartPort(kernel),
    onFulfilled: (tx, order) => askLater(tx, kernel, order),
    followUps: [
      donationFollowUp(kernel),
      subscriptionFollowUp({ ...kernel, members: common.members }),
      boughtPlanFollowUp({ ...kernel, members: common.members }),
      serviceFollowUp(common),
    ],
  });
}
