/** What the page says of its site, for scripts that run beside the runtime: sharing its reader would cost every page a file. */
import type { SiteContext } from '#domain/site-context/contract.ts';

/** Undefined where the page says nothing that can be read. */
export function readContext(): SiteContext | undefined {
  try {
    return JSON.parse(document.getElementById('site-context')?.textContent ?? '');
  } catch {
    return undefined;
  }
}
