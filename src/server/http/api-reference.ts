/** Answers the API's own description. It is open: it says what the product can do, not what anyone has done with it. */
import { Hono } from 'hono';
import { read } from '#domain/api-reference/calls.ts';
import { type OpenApi, openApiOf } from './open-api.ts';
import { recordedRoutes, recordRoute } from './route-list.ts';

/** @param apps whose routes are described, besides this one */
export function apiReferenceRoutes(
  apps: readonly object[],
  about: { readonly origin: string; readonly version: string },
): Hono {
  const app = new Hono();
  let made: OpenApi | undefined;
  recordRoute(app, read);
  app.get(read.path, (context) => {
    made ??= openApiOf(recordedRoutes([...apps, app]), about);
    return context.json(made, 200, { 'cache-control': 'no-cache' });
  });
  return app;
}
