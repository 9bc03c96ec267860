/** Answers the API's own description. It is open: it says what the product can do, not what anyone has done with it. */
import { Hono } from 'hono';
import { z } from 'zod';
import { type OpenApi, openApiOf } from './open-api.ts';
import { recordedRoutes, recordRoute } from './route-list.ts';

const PATH = '/api/openapi.json';

/** @param apps whose routes are described, besides this one */
export function apiReferenceRoutes(
  apps: readonly object[],
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
    made ??= openApiOf(recordedRoutes([...apps, app]), about);
    return context.json(made, 200, { 'cache-control': 'no-cache' });
  });
  return app;
}
