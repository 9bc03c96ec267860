/** Addresses and limits of gift cards. */

/** CART-22 */
export const GIFT_CHECKOUT_PATH = '/checkout/giftcard';
export const ADD_GIFT_PATH = '/api/commerce/gift-cards';
export const BALANCE_PAGE = '/commerce/gift-card-balance';
export const BALANCE_CALL_PATH = '/api/commerce/gift-cards/balance';
/** A card to print, by a secret token. */
export const CARD_ROUTE = '/commerce/gift-cards/:token' as const;
export const cardPath = (token: string): string => `/commerce/gift-cards/${token}`;

export const giftCheckoutPath = (websiteId: string, giftCardProductId: string): string =>
  `${GIFT_CHECKOUT_PATH}?websiteId=${encodeURIComponent(websiteId)}&giftCardProductId=${encodeURIComponent(giftCardProductId)}`;

export const GIFT_LIMITS = { name: 100, email: 254, message: 500, amount: 20, date: 10 } as const;
/** How far ahead a card can be sent. */
export const MAX_DAYS_AHEAD = 365;

/** What buttons of the checkout ask for. */
export const USE_CARD_STEP = 'gift-card';
const DROP = 'drop-card:';
export const dropCardStep = (cardId: string): string => `${DROP}${cardId}`;
/** Undefined where the button is another one. */
export const droppedCard = (step: string): string | undefined =>
  step.startsWith(DROP) ? step.slice(DROP.length) : undefined;
