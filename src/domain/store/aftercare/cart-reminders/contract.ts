/** Who left something in a cart, and agreed to it, is reminded once. */

export const CART_BACK_ROUTE = '/commerce/back-to-cart/:token' as const;
export const cartBackPath = (token: string): string => `/commerce/back-to-cart/${token}`;

/** Ends such mails: looking changes nothing, a post does. */
export const REMINDERS_END_PATH = '/commerce/no-reminders';
export const remindersEndPath = (token: string): string => `${REMINDERS_END_PATH}?token=${token}`;

export const REMINDER_TEXTS = {
  title: 'Cart reminders',
  end: 'Stop these emails',
  ask: 'Do you want to stop emails about items you left in your cart?',
  ended: 'You will get no more emails about your cart.',
  unknown: 'This link has expired. It no longer sends you emails.',
} as const;
