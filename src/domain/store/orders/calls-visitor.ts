/** What the page of the checkout sends. */
import { z } from 'zod';
import { call } from '../../calls/call.ts';
import { ORDER_ADDRESS_CALL, ORDER_DIFFERENCE_CALL, PLACE_ORDER_PATH } from '../cart/checkout-contract.ts';

export const placeOrder = call('POST', PLACE_ORDER_PATH, {
  may: 'visitor',
  summary: 'Places an order from the visitor’s cart and pays for it.',
  description:
    'Send as a form. With the `step` `update`, entries are kept and the checkout page shows the cost. With a `coupon` and any other step, the coupon is applied and the page shown again. Repeating it for a completed cart returns the order and charges nothing. While the cart is being paid, or if it has changed since the visitor saw the total, the answer is 409 with completion_in_progress, cart_locked or cart_changed.',
  answer: z.object({
    kind: z
      .enum(['placed', 'payment', 'kept'])
      .meta({ description: 'Whether it is paid, is paid where it leads, or was only kept.' }),
    location: z.string().optional(),
  }),
});

export const changeAddress = call('POST', ORDER_ADDRESS_CALL, {
  may: 'visitor',
  summary: 'Changes an order’s address until something has been sent.',
  description:
    'Send as a form, with the order’s link. Its country stays. Answers with the page of the order, or with the form and what is wrong with it.',
  gives: 'text/html',
});

export const payDifference = call('POST', ORDER_DIFFERENCE_CALL, {
  may: 'visitor',
  summary: 'Pays what is due on a changed order.',
  description:
    'Send the payment method as a form, with the order’s link. The amount is that of the order. Leads to the page of the order, or to where it is paid.',
  gives: 'text/html',
});
