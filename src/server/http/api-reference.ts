/** Answers the API's own description. It is open: it says what the product can do, not what anyone has done with it. */
import { Hono } from 'hono';
import { z } from 'zod';
import { type OpenApi, openApiOf } from './open-api.ts';
import { type RouteRecord, recordedRoutes, recordRoute } from './route-list.ts';

const PATH = '/api/openapi.json';

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
  recordRoute(app, {
    method: 'GET',
    path: PATH,
    scope: 'open',
    summary: 'Describes every call as OpenAPI 3.1.',
    answer: z.looseObject({ openapi: z.literal('3.1.0') }),
  });
  app.get(PATH, (context) => {
    made ??= openApiOf([...recordedRoutes([...apps, app]), ...others], about);
    return context.json(made, 200, { 'cache-control': 'no-cache' });
  });
  return app;
}
