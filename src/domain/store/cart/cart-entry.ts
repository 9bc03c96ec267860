/** What a product page sends to put something into the cart: `itemId`, `variantId`, `quantity`. */
export const CART_ENTRIES_PATH = '/api/commerce/cart/entries';
export const CART_PATH = '/cart';
/** On the document, once an entry has been added: whatever shows the cart reads it again. */
export const CART_CHANGED_EVENT = 'vitrine:cart-changed';
export const MAX_ENTRY_QUANTITY = 999;
