/** Who gets a mail about something. */
import type { NoticeKind } from '#domain/notices/settings.ts';
import type { Queryable } from '../db/schema.ts';
import type { MakeOffers } from '../feature.ts';
import { keptNotices } from './kept-settings.ts';

declare module '../feature.ts' {
  interface Common {
    /** Addresses that get a mail about something; empty where the owner wants none. */
    readonly whomToTell: (db: Queryable, siteId: string, about: NoticeKind) => Promise<readonly string[]>;
  }
}

export const offers: MakeOffers<'whomToTell'> = (_kernel, common) => ({
  async whomToTell(db, siteId, about) {
    const notices = await keptNotices.of(db, siteId);
    if (!notices[about]) return [];
    return notices.emails.length > 0 ? notices.emails : common.listCaretakers(db, siteId);
  },
});
