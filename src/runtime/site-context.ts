/**
 * The website context: what the page says about its site, as inert JSON in `<script id="site-context">`.
 * Read when first asked for, since most pages never do.
 */
import type { SiteContext } from '#domain/site-context/contract.ts';
import { reportError } from './report-error.ts';

let context: SiteContext | undefined;

/** Undefined when the page carries none or it cannot be read; the latter is reported. */
export function readSiteContext(): SiteContext | undefined {
  const text = context ? null : document.getElementById('site-context')?.textContent;
  if (text) {
    try {
      context = JSON.parse(text) as SiteContext;
    } catch (error) {
      reportError(error, { part: 'site-context' });
    }
  }
  return context;
}
