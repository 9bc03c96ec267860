import { type WebApp, webAppSchema } from '#domain/web-app/schema.ts';
import type { Queryable } from '../db/schema.ts';

declare module '../db/schema.ts' {
  interface Schema {
    web_apps: {
      site_id: string;
      /** WebApp as JSON. */
      settings: string;
    };
  }
}

/** Undefined where nobody has said anything yet. */
export async function findWebApp(db: Queryable, siteId: string): Promise<WebApp | undefined> {
  const row = await db
    .selectFrom('web_apps')
    .select('settings')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && webAppSchema.parse(JSON.parse(row.settings));
}

export async function writeWebApp(tx: Queryable, siteId: string, webApp: WebApp): Promise<void> {
  const settings = JSON.stringify(webApp);
  await tx
    .insertInto('web_apps')
    .values({ site_id: siteId, settings })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ settings }))
    .execute();
}

export async function deleteWebApp(tx: Queryable, siteId: string): Promise<void> {
  await tx.deleteFrom('web_apps').where('site_id', '=', siteId).execute();
}
