/** The one script of every published page: starts the site and brings the page's islands to life. */
import { islands } from '#blocks/islands.ts';
import { mountIslands } from '#runtime/islands.ts';
import { reportError } from '#runtime/report-error.ts';
import { readSiteContext } from '#runtime/site-context.ts';
import { createSiteLifecycle, type SiteLifecycle } from '#runtime/site-lifecycle.ts';

/** What the owner's own code may use of the site. */
interface Vitrine extends SiteLifecycle {
  readonly context: typeof readSiteContext;
}

declare global {
  interface Window {
    /** One a page, even where this script is there twice. */
    vitrine?: Vitrine;
  }
}

window.vitrine ??= { ...createSiteLifecycle({ report: reportError }), context: readSiteContext };
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
