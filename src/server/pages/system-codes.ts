/** How pages of the product itself are answered, and which type they say they are. */
import { PAGE_TYPES, type PageTypeCode } from '#domain/content/codes.ts';
import type { SystemPageName } from '#site/system-page.tsx';

interface SystemCodes {
  readonly type: PageTypeCode;
  readonly status: number;
}

export const SYSTEM_CODES: Readonly<Record<SystemPageName, SystemCodes>> = {
  notFound: { type: PAGE_TYPES.notFound, status: 404 },
  error: { type: PAGE_TYPES.error, status: 500 },
  // The contract has no code of its own for it.
  closed: { type: PAGE_TYPES.error, status: 503 },
  opening: { type: PAGE_TYPES.error, status: 503 },
  search: { type: PAGE_TYPES.search, status: 200 },
  lockScreen: { type: PAGE_TYPES.lockScreen, status: 403 },
  protectedContent: { type: PAGE_TYPES.protectedContent, status: 403 },
};
