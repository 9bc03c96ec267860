/** Popups and bars: what lies over the pages of a site. */
import type { MakeFeature } from '../feature.ts';
import { findOverPages } from '../kernel/documents/queries-over-pages.ts';

export const feature: MakeFeature = () => ({
  page: {
    async view(db, siteId) {
      const overPages = await findOverPages(db, siteId);
      return overPages ? { overPages } : {};
    },
  },
});
