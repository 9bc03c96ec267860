/** Changes what a site is on home screens: visitors get it at once. */
import type { WebApp } from '#domain/web-app/schema.ts';
import { UNFIT } from '#domain/web-app/web-app.ts';
import type { Deps } from '../deps.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import { writeWebApp } from './queries.ts';
import { findIconPicture } from './web-app-defaults.ts';

type WebAppSaved = { readonly kind: 'saved' } | { readonly kind: 'unfit'; readonly message: string };

export async function saveWebApp(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { siteId, webApp }: { readonly siteId: string; readonly webApp: WebApp },
): Promise<WebAppSaved> {
  return db.write(async (tx) => {
    const { icon } = webApp;
    if (icon && !(await findIconPicture(tx, siteId, icon.id))) return { kind: 'unfit', message: UNFIT };
    await writeWebApp(tx, siteId, webApp);
    await raiseSiteVersion(tx, siteId, now());
    return { kind: 'saved' };
  });
}
