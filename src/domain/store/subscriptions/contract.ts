/** Addresses of subscriptions on a site’s own host. */

/** CART-20 */
export const SUBSCRIBE_PATH = '/checkout/subscribe';
export const CART_TOKEN = 'cartToken';
export const subscribePath = (cartToken: string): string =>
  `${SUBSCRIBE_PATH}?${CART_TOKEN}=${encodeURIComponent(cartToken)}`;

/** Where mailed links lead. */
export const PORTAL_LINK_ROUTE = '/commerce/subscription-links/:token' as const;
export const portalLinkPath = (token: string): string => `/commerce/subscription-links/${token}`;
/** Where a subscriber comes back to who has entered a card at the payment service. */
export const NEW_METHOD_ROUTE = '/commerce/subscription-card/:subscription' as const;
export const newMethodPath = (subscription: string): string => `/commerce/subscription-card/${subscription}`;

export const PORTAL_COOKIE = 'vitrine_subscriptions';
