/** Names of the contract for checkout and orders: addresses, codes of refusals, texts. */

/** CART-21 */
export const DONATE_PATH = '/checkout/donate';
/** Where a donor is thanked, and finds the receipt. */
export const DONATION_ROUTE = '/commerce/donations/:token' as const;
export const donationPath = (token: string): string => `/commerce/donations/${token}`;
/** The form as it was sent, for a donor who comes back without having paid. */
export const DONATION_AGAIN_ROUTE = `${DONATION_ROUTE}/again` as const;
export const donationAgainPath = (token: string): string => `${donationPath(token)}/again`;

/** CART-28: subscription confirmed (206) and membership confirmed (208), by the token of the first order. */
export const SUBSCRIBED_ROUTE = '/commerce/subscribed/:token' as const;
export const subscribedPath = (token: string): string => `/commerce/subscribed/${token}`;
/** The form as it was sent, for a buyer who comes back without having paid. */
export const SUBSCRIBE_AGAIN_ROUTE = `${SUBSCRIBED_ROUTE}/again` as const;
export const subscribeAgainPath = (token: string): string => `${subscribedPath(token)}/again`;

/** Where subscribers and recurring donors look after what they pay. */
export const PORTAL_PATH = '/commerce/subscriptions';

/** CART-19 */
export const CHECKOUT_PATH = '/commerce/goto-checkout';
/** Where the page of the checkout is sent. */
export const PLACE_ORDER_PATH = '/api/commerce/checkout';
const ORDERS_PATH = '/commerce/orders';

/** A page by the order’s token, which nobody guesses. */
export const orderStatusPath = (token: string): string => `${ORDERS_PATH}/${token}`;
export const orderConfirmedPath = (token: string): string => `${orderStatusPath(token)}/confirmed`;
/** Leads on to where it is paid. */
export const orderPaymentPath = (token: string): string => `${orderStatusPath(token)}/pay`;
/** Where buyers come back to who have paid elsewhere, or have not. */
export const orderReturnPath = (token: string): string => `${orderStatusPath(token)}/return`;
export const orderUnpaidPath = (token: string): string => `${orderStatusPath(token)}/unpaid`;
/** A file that was bought. */
export const orderFilePath = (token: string, file: string): string =>
  `${orderStatusPath(token)}/files/${file}`;
export const ORDER_FILE_ROUTE = `${ORDERS_PATH}/:token/files/:file` as const;
export const ORDER_PAYMENT_ROUTE = `${ORDERS_PATH}/:token/pay` as const;
export const ORDER_RETURN_ROUTE = `${ORDERS_PATH}/:token/return` as const;
export const ORDER_UNPAID_ROUTE = `${ORDERS_PATH}/:token/unpaid` as const;
/** Where it goes, for its buyer to change. */
export const orderAddressPath = (token: string): string => `${orderStatusPath(token)}/address`;
export const ORDER_ADDRESS_ROUTE = `${ORDERS_PATH}/:token/address` as const;
export const ORDER_ADDRESS_CALL = '/api/commerce/orders/:token/address' as const;
export const orderAddressCallPath = (token: string): string => `/api/commerce/orders/${token}/address`;
export const ORDER_DIFFERENCE_CALL = '/api/commerce/orders/:token/difference' as const;
export const orderDifferencePath = (token: string): string => `/api/commerce/orders/${token}/difference`;
export const ORDER_STATUS_ROUTE = `${ORDERS_PATH}/:token` as const;
export const ORDER_CONFIRMED_ROUTE = `${ORDERS_PATH}/:token/confirmed` as const;

const ORDER_PAGE = /^(\/commerce\/orders\/)([^/]+)/;
export const orderTokenIn = (path: string): string | undefined => ORDER_PAGE.exec(path)?.[2];
/** Of an order, a booking, a cart that was left: whoever has it opens what it is of. */
const TOKEN_PAGE = /^(\/commerce\/[a-z-]+\/)[^/]+/;
/** The same page for whoever must not open it. */
export const withoutToken = (path: string): string => path.replace(TOKEN_PAGE, '$1…');
/** Anywhere in a text, also in the query of another address or in JSON. */
const TOKEN_PATHS =
  /((?:\/|%(?:25)?2f)commerce(?:\\{0,4}\/|%(?:25)?2f)[a-z-]+(?:\\{0,4}\/|%(?:25)?2f))[^\s"'`()<>/\\?#]+/gi;
export const withoutTokens = (text: string): string => text.replace(TOKEN_PATHS, '$1…');

/** Why an order is not placed now, with status 409. */
export const CHECKOUT_CONFLICTS = ['completion_in_progress', 'cart_changed', 'cart_locked'] as const;

/** What the checkout asks about reminders of the cart. */
export const REMINDER_CONSENT = {
  label: 'Email me a reminder if I leave something in my cart',
  hint: 'One email, and only if you don’t order.',
} as const;

export const CHECKOUT_MESSAGES = {
  /** CART-23 */
  noCart:
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  completion_in_progress: 'This order is being paid right now. Wait a few seconds, then check again.',
  cart_changed: 'Something in your cart or its price has changed. Check the total, then pay.',
  cart_locked: 'This cart is being paid in another window.',
  couponUsed: 'Your coupon has already been used. Check the total, then pay.',
  tooManyCoupons: 'Too many coupons. Wait a minute, then try again.',
  pending: 'The payment has not come through yet. Don’t pay again. Check back in a few minutes.',
  captcha: 'Several payments were declined. Tick “I am a person”, then place the order again.',
  tooMany: 'Too many payment attempts. Wait a minute, then try again.',
} as const;
