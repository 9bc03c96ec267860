/** What the booking of tables says. */

/** WIDG-55: to owners only, in the provider's place. */
export const LOG_OUT_TO_USE = 'Please log out of your account in order to use the block.';

export const BOOKING_MESSAGES = {
  day: 'You can’t book on this day. Please choose another.',
  time: 'This time is not available on that day. Please choose another.',
  loading: 'Loading free tables…',
} as const;
