/** The one script of every published page: starts the site and brings the page's islands to life. */
import { islands } from '#blocks/islands.ts';
import { mountIslands } from '#runtime/islands.ts';
import { reportError } from '#runtime/report-error.ts';
import { createSiteLifecycle, type SiteLifecycle } from '#runtime/site-lifecycle.ts';

declare global {
  interface Window {
    /** The site's lifecycle, for the owner's own code; one a page, even where this script is there twice. */
    vitrine?: SiteLifecycle;
  }
}

window.vitrine ??= createSiteLifecycle({ report: reportError });
const site = window.vitrine;

site.runCommonInitialization(() => {
  site.onInitialize(() => mountIslands(document, islands));
  const start = () => {
    site.markAfterBodyLoaded();
    site.markReady();
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
});
