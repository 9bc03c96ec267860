/** The mails buyers get about an order. */

export const ORDER_MAILS = ['received', 'sent', 'refunded', 'cancelled'] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];
