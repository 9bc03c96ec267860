/** What a site is on home screens moves with it. */
import { webAppSchema } from '#domain/web-app/schema.ts';
import { oneASite } from '../kernel/moves/one-a-site.ts';
import { deleteWebApp, findWebApp, writeWebApp } from './queries.ts';

const webApp = oneASite({
  file: 'web-app.json',
  entry: webAppSchema,
  find: findWebApp,
  write: writeWebApp,
  remove: deleteWebApp,
});

export const moved = [webApp];
