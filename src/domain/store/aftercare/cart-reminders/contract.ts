/** Who left something in a cart, and agreed to it, is reminded once. */

export const CART_BACK_ROUTE = '/commerce/back-to-cart/:token' as const;
export const cartBackPath = (token: string): string => `/commerce/back-to-cart/${token}`;

/** Ends such mails: looking changes nothing, a post does. */
export const REMINDERS_END_PATH = '/commerce/no-reminders';
export const remindersEndPath = (token: string): string => `${REMINDERS_END_PATH}?token=${token}`;

export const REMINDER_TEXTS = {
  title: 'Reminders of your cart',
  end: 'No more such mails',
  ask: 'Do you want no more mails about what you leave in your cart?',
  ended: 'You get no more mails about what you leave in your cart.',
  unknown: 'This link has ended. You get no mails by it any more.',
} as const;
