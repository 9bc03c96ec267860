/** What a site is on home screens moves with it. */
import { type WebApp, webAppSchema } from '#domain/web-app/schema.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { deleteWebApp, findWebApp, writeWebApp } from './queries.ts';

const webApp: MovedRows<WebApp> = {
  file: 'web-app.json',
  entry: webAppSchema,
  async *read(db, siteId) {
    const found = await findWebApp(db, siteId);
    yield found ? [found] : [];
  },
  keyOf: () => '',
  idsOf: () => ({}),
  check({ length }, whole) {
    if (length > 1) whole.add('1', 'is one too many: a site has one');
  },
  clear: deleteWebApp,
  async insert(tx, siteId, entries) {
    for (const entry of entries) await writeWebApp(tx, siteId, entry);
  },
};

export const moved = [webApp];
