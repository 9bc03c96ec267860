/** What the booking of tables says. */

/** WIDG-55: to owners only, in the provider's place. */
export const LOG_OUT_TO_USE = 'Please log out of your account in order to use the block.';

export const BOOKING_MESSAGES = {
  day: 'We take no bookings on this day. Please choose another.',
  time: 'This time cannot be booked on that day. Please choose another.',
  loading: 'Loading the free tables…',
} as const;
