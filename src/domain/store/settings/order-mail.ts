/** The mails buyers get about an order, and the words their owner may have for them. */
import { z } from 'zod';
import * as labels from './labels/en.ts';

export const ORDER_MAILS = ['received', 'ready', 'sent', 'changed', 'refunded', 'cancelled'] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];

/** As the owner knows them. */
export const ORDER_MAIL_LABELS: Readonly<Record<OrderMail, string>> = {
  received: labels.orderReceived,
  ready: labels.readyForPickup,
  sent: labels.shipped,
  changed: labels.orderChanged,
  refunded: labels.refund,
  cancelled: labels.orderCancelled,
};

export const ORDER_MAIL_LIMITS = { subject: 150, words: 2000 } as const;

/** In place of what an owner leaves empty. */
export const ORDER_MAIL_WORDS = {
  received: { subject: 'Order {order} confirmed', words: 'Thank you, {name}.' },
  ready: {
    subject: 'Your order {order} is ready for pickup',
    words: 'Your order is ready, {name}.',
  },
  sent: { subject: 'Your order {order} is on its way', words: '' },
  changed: {
    subject: 'Your order {order} has changed',
    words: 'This is your order now, {name}.',
  },
  refunded: {
    subject: 'A refund for your order {order}',
    words: 'We refunded {amount} of {paid} to your payment method. Banks can take a few days.',
  },
  cancelled: {
    subject: 'Your order {order} is cancelled',
    words: 'Nothing will be sent, and nothing is due.',
  },
} as const satisfies Readonly<Record<OrderMail, { subject: string; words: string }>>;

const own = z.strictObject({
  subject: z.string().trim().max(ORDER_MAIL_LIMITS.subject).default(''),
  words: z.string().trim().max(ORDER_MAIL_LIMITS.words).default(''),
});

/** Empty: the words above. */
export const orderMailsSchema = z.strictObject(
  Object.fromEntries(ORDER_MAILS.map((mail) => [mail, own.default(() => own.parse({}))])) as Record<
    OrderMail,
    z.ZodDefault<typeof own>
  >,
);
export type OrderMailWords = z.output<typeof orderMailsSchema>;
