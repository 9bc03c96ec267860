/** Answers the API's own description. It is open: it says what the product can do, not what anyone has done with it. */
import { Hono } from 'hono';
import { read } from '#domain/api-reference/calls.ts';
import { type OpenApi, openApiOf } from './open-api.ts';
import { type RouteRecord, recordedRoutes, recordRoute } from './route-list.ts';

/**
 * @param apps whose routes are described, besides this one
 * @param others that answer on other hosts
 */
export function apiReferenceRoutes(
  apps: readonly Hono[],
  others: readonly RouteRecord[],
  about: { readonly origin: string; readonly version: string },
): Hono {
  const app = new Hono();
  let made: OpenApi | undefined;
  recordRoute(app, { ...read, scope: read.may });
  app.get(read.path, (context) => {
    made ??= openApiOf([...recordedRoutes([...apps, app]), ...others], about);
    return context.json(made, 200, { 'cache-control': 'no-cache' });
  });
  return app;
}
