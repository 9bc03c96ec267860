/** Texts of emails to buyers beside those about orders, in English. They are used where the owner writes none. */

export const STOCK_NOTICE = {
  subject: '{product} is back',
  words: 'You can buy {product} again at {shop}. We don’t reserve it for you.',
} as const;

export const CART_REMINDER = {
  subject: 'You left something at {shop}',
  words: 'Your items are still in your cart. They are not reserved, and prices may change.',
} as const;

export const REVIEW_REPLY = {
  subject: '{shop} replied to your review',
  words: 'Thank you for your review of {product}. We replied:',
} as const;
