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
  submit: 'Tell me when it is back',
  /** Kept with the address: what its owner has agreed to. */
  consent: 'You get one mail when it is back. After that your address is deleted.',
  done: 'We write to you once, as soon as it is back.',
  inStock: 'It can be bought: nothing has to be waited for.',
  gone: 'This is not sold any more.',
  busy: 'There was very much from here. Wait a minute, then send it again.',
} as const;
