/** Whoever wants something that is sold out leaves an address, and is written to once when it is back. */

export const STOCK_NOTICE_PAGE = '/commerce/back-in-stock';
export const SEND_STOCK_NOTICE_PATH = '/api/commerce/stock-notices';

/** The page of one variant; with an answer once something was sent. */
export const stockNoticePath = (variantId: string): string =>
  `${STOCK_NOTICE_PAGE}?variant=${encodeURIComponent(variantId)}`;

export const STOCK_NOTICE_LIMITS = { email: 254 } as const;

export const STOCK_NOTICE_TEXTS = {
  title: 'Back in stock',
  email: 'Your email',
  submit: 'Notify me when it is back',
  /** Kept with the address: what its owner has agreed to. */
  consent: 'You get one email when it is back. Then we delete your address.',
  done: 'We will email you once, as soon as it is back.',
  inStock: 'This is in stock. You can buy it now.',
  gone: 'This is no longer sold.',
  busy: 'Too many requests. Wait a minute, then send it again.',
} as const;
