/** Opens a page of the site beside the owner area, as its owner: a site that is closed to visitors is open to them. */
import { visitAddress } from '#domain/accounts/site-presence.ts';

export function openPage(siteId: string, path: string | null): void {
  window.open(visitAddress(siteId, path ?? '/'), '_blank', 'noopener');
}
