/** Popups and bars: what lies over the pages of a site. */
import { translatedPopups } from '#domain/popups/translated-popups.ts';
import type { MakeFeature } from '../feature.ts';
import { findOverPages } from '../kernel/documents/queries-over-pages.ts';
import { inLanguage } from '../kernel/translations/queries.ts';

export const feature: MakeFeature = () => ({
  page: {
    async view(db, siteId, language) {
      const stored = await findOverPages(db, siteId);
      if (!stored) return {};
      return { overPages: await inLanguage(db, { siteId, language }, translatedPopups, stored) };
    },
  },
});
