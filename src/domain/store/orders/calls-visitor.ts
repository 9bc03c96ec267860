/** What the page of the checkout sends. */
import { z } from 'zod';
import { call } from '../../calls/call.ts';
import { ORDER_ADDRESS_CALL, ORDER_DIFFERENCE_CALL, PLACE_ORDER_PATH } from '../cart/checkout-contract.ts';

export const placeOrder = call('POST', PLACE_ORDER_PATH, {
  may: 'visitor',
  summary: 'Places an order from the visitor’s cart and pays for it.',
  description:
    'Sent as a form. With `update` as its `step`, what was entered is kept, and the page of the checkout says what it costs; with a `coupon` and any other step, that is used first, and the page shown again. Repeated for a cart that has become an order, it answers that order and charges nothing. While somebody pays, or where the cart has changed since its total was seen, the answer is 409 with completion_in_progress, cart_locked or cart_changed.',
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
    'Sent as a form, by whoever has the link of the order. Its country stays. Answers with the page of the order, or with the form and what is wrong with it.',
  gives: 'text/html',
});

export const payDifference = call('POST', ORDER_DIFFERENCE_CALL, {
  may: 'visitor',
  summary: 'Pays what is due on a changed order.',
  description:
    'Sent as a form, by whoever has the link of the order: which way to pay. The amount is that of the order. Leads to the page of the order, or to where it is paid.',
  gives: 'text/html',
});
