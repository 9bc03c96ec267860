import { notices } from '#domain/notices/settings.ts';
import { keepSettings } from '../kernel/settings/keep-settings.ts';
import { rowOfSite } from '../kernel/sites/queries-settings.ts';

declare module '../db/schema.ts' {
  interface Schema {
    /** What `notices` declares, as JSON. */
    noticeSettings: { siteId: string; settings: string };
  }
}

export const keptNotices = keepSettings(notices, rowOfSite('noticeSettings', 'settings', notices.schema));
export const kept = [keptNotices];
