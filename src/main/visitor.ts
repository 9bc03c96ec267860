/** The one script of every published page: starts the site and brings the page's islands to life. */
import { findIsland } from '#blocks/islands-by-address.ts';
import { mountIslands } from '#runtime/islands.ts';
import { reportLostFonts } from '#runtime/lost-fonts.ts';
import { pressByKey } from '#runtime/press-by-key.ts';
import { reportError } from '#runtime/report-error.ts';
import { readSiteContext } from '#runtime/site-context.ts';
import { createSiteLifecycle, type SiteLifecycle } from '#runtime/site-lifecycle.ts';

/** What the owner's own code may use of the site. */
interface Vitrine extends SiteLifecycle {
  readonly context: typeof readSiteContext;
  /** Has the server render a block anew within its element; false where that did not work. */
  renderWidget(...widget: Parameters<WidgetPart['renderWidget']>): Promise<boolean>;
}

type WidgetPart = typeof import('#runtime/widgets/render-widget.ts');

declare global {
  interface Window {
    /** One a page, even where this script is there twice. */
    vitrine?: Vitrine;
  }
}

type CollectPart = typeof import('#runtime/errors/collect.ts');
type MenusPart = typeof import('#runtime/menus/tend-menus.ts');
type OwnerPart = typeof import('#runtime/site-owner/owner.ts');

/** Of the site's navigation: folded out, opened, or held open by the pointer. */
const OPEN_MENU = '.site-header-inner [open],.site-nav li:hover>.sub-menu';
/** One that has lists below its entries. */
const FOCUSED_MENU = '.site-nav:focus-within .sub-menu';

/** A form that was sent offline holds its entries again before anyone touches it. */
function wakeUnsentForms(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('vitrine-form-'))
        document
          .querySelector(`[name=formId][value="${CSS.escape(key.slice(13))}"]`)
          ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  } catch {
    // Where nothing may be kept, nothing was.
  }
}

function tendMenus(event: Event): void {
  void import('#runtime/menus/tend-menus.ts').then((part: MenusPart) => part.tendMenus(event));
}

/** What fails here is reported as everything else that nobody catches. */
function withOwner(run: (part: OwnerPart) => Promise<void>): void {
  void import('#runtime/site-owner/owner.ts').then(run);
}

/** Fetched when the first thing goes wrong. That fetching fails is no news of its own. */
function collect(event: Event): void {
  import('#runtime/errors/collect.ts').then((part: CollectPart) => part.collect(event)).catch(console.warn);
}

window.vitrine ??= {
  ...createSiteLifecycle({ report: reportError }),
  context: readSiteContext,
  async renderWidget(root, ...widget) {
    // Not taken apart: the bundler would wrap it in code of its own.
    const part: WidgetPart = await import('#runtime/widgets/render-widget.ts');
    const isDone = await part.renderWidget(root, ...widget);
    if (isDone) site.onDestroy(mountIslands(root, findIsland));
    return isDone;
  },
};
const site = window.vitrine;

site.runCommonInitialization(() => {
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, collect);
  for (const type of ['vitrine:error', 'vitrine:log']) document.addEventListener(type, collect);
  site.onInitialize(() => {
    const undo = mountIslands(document, findIsland);
    wakeUnsentForms();
    return undo;
  });
  // Not before: where a page is not laid out yet, asking for it has the browser lay it out at once.
  addEventListener('load', async () => {
    const faces = await document.fonts.ready;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    reportLostFonts(faces, resources, reportError);
  });
  const start = () => {
    site.markAfterBodyLoaded();
    site.markReady();
  };
  const isOwnerNear = () => document.cookie.includes('vitrine_here=');
  if (isOwnerNear() || location.search.includes('logout=true')) withOwner(({ startOwner }) => startOwner());
  addEventListener('toggle', tendMenus, true);
  addEventListener('keydown', (event) => {
    pressByKey(event);
    const isEscape = event.key === 'Escape';
    if (document.querySelector(isEscape ? OPEN_MENU : FOCUSED_MENU)) return tendMenus(event);
    if (!isEscape) return;
    // For everybody else the key does nothing, and nothing is fetched.
    if (!isOwnerNear() && !readSiteContext()?.websiteSettings?.useEscapeKeyToLogin) return;
    const isOverlayOpen = document.querySelector('dialog[open],[aria-modal=true],[data-overlays]') !== null;
    withOwner(({ pressEscape }) => pressEscape(event, isOverlayOpen));
  });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
});
