/** The crumb as this browser holds it: a cookie that scripts may read, worth nothing without its visitor. */
import { CRUMB } from '#domain/calls/crumb.ts';

export interface CrumbStore {
  read(): string;
  write(crumb: string): void;
}

export const cookieStore: CrumbStore = {
  read: () => new RegExp(`(?:^|; )${CRUMB}=([^;]+)`).exec(document.cookie)?.[1] ?? '',
  write: (crumb) => {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is missing in some browsers and asynchronous
    document.cookie = `${CRUMB}=${crumb}; path=/; samesite=lax${secure}`;
  },
};
