/**
 * The website context: what the page says about its site, as inert JSON in `<script id="site-context">`.
 * Read when first asked for, since most pages never do.
 */
import { reportError } from './report-error.ts';

let context: Readonly<Record<string, unknown>> | undefined;

/** Undefined when the page carries none or it cannot be read; the latter is reported. */
export function readSiteContext(): Readonly<Record<string, unknown>> | undefined {
  const text = context ? null : document.getElementById('site-context')?.textContent;
  if (text) {
    try {
      context = JSON.parse(text) as Record<string, unknown>;
    } catch (error) {
      reportError(error, { part: 'site-context' });
    }
  }
  return context;
}
