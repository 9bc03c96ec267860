/** One of the people who run a site looks at it: what a test order leads to is for them alone. */
import type { BrowserContext } from '@playwright/test';
import { PRESENCE_COOKIE } from '#domain/accounts/site-presence.ts';
import type { OwnerServer, SignedInOwner } from './owner-server.ts';

/** Lets the browser of a visitor be known on the site as that of the owner, who is signed in at `desk`. */
export async function knowAsStaff(
  visitor: BrowserContext,
  desk: BrowserContext,
  { origin }: Pick<OwnerServer, 'origin'>,
  { siteId, siteUrl }: Pick<SignedInOwner, 'siteId' | 'siteUrl'>,
): Promise<void> {
  const page = await desk.newPage();
  await page.goto(`${origin}/visit/${siteId}`);
  await page.close();
  const cookies = await desk.cookies(siteUrl);
  // Scripts lead whoever bears the mark beside it to the owner area: neither browser keeps it.
  await desk.clearCookies({ name: /^(?:__Host-)?vitrine_(?:presence|here)$/ });
  await visitor.addCookies(cookies.filter(({ name }) => name.includes(PRESENCE_COOKIE)));
}
