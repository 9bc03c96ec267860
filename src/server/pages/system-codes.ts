/** How pages of the product's own are answered, and which type they say they are. */
import { PAGE_TYPES, type PageTypeCode } from '#domain/content/codes.ts';
import type { SystemPageName } from '#site/system-page.tsx';

export const SYSTEM_STATUS: Readonly<Record<SystemPageName, number>> = {
  notFound: 404,
  error: 500,
  closed: 503,
  search: 200,
  lockScreen: 403,
  protectedContent: 403,
  newsletterUnsubscribe: 200,
  showCart: 200,
  checkout: 200,
  orderConfirmed: 200,
  orderStatus: 200,
  reviewsRequest: 200,
  stockNotice: 200,
  cartReminders: 200,
  donate: 200,
  booking: 200,
};

/** The contract has no code of their own for these. */
const WITHOUT_CODE = {
  closed: 'error',
  booking: 'page',
  stockNotice: 'page',
  cartReminders: 'page',
} as const;

export function codeOf(name: SystemPageName): PageTypeCode {
  const known: Readonly<Record<string, keyof typeof PAGE_TYPES>> = WITHOUT_CODE;
  return PAGE_TYPES[known[name] ?? (name as Exclude<SystemPageName, keyof typeof WITHOUT_CODE>)];
}
