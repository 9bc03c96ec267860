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

type OwnerPart = typeof import('#runtime/site-owner/owner.ts');

function withOwner(run: (part: OwnerPart) => Promise<void>): void {
  import('#runtime/site-owner/owner.ts')
    .then(run)
    .catch((error: unknown) => reportError(error, { part: 'owner' }));
}

window.vitrine ??= { ...createSiteLifecycle({ report: reportError }), context: readSiteContext };
const site = window.vitrine;

site.runCommonInitialization(() => {
  site.onInitialize(() => mountIslands(document, islands));
  const start = () => {
    site.markAfterBodyLoaded();
    site.markReady();
  };
  if (/vitrine_here=|logout=true/.test(document.cookie + location.search))
    withOwner(({ startOwner }) => startOwner());
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const isOverlayOpen = document.querySelector('dialog[open],[aria-modal=true],[data-overlays]') !== null;
    withOwner(({ pressEscape }) => pressEscape(event, isOverlayOpen));
  });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
});
