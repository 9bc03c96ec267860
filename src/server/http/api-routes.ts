/** Writes routes of the owner origin as lists of steps: who is calling, the body, then the command. */
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Actor } from '../deps.ts';
import type { Authorize, RequiredScope } from './authorize.ts';
import { readJsonBody } from './json-body.ts';

export interface Call {
  readonly context: Context;
  readonly actor: Actor;
  readonly siteId: string;
  /** A path parameter; empty where the path has none of that name. */
  param(name: string): string;
}

export interface RouteWriter {
  route(method: string, path: string, scope: RequiredScope, run: (call: Call) => Promise<Response>): void;
  /** A route that takes a JSON body. */
  bodyRoute<T>(
    method: string,
    path: string,
    scope: RequiredScope,
    schema: z.ZodType<T>,
    run: (call: Call, input: T) => Promise<Response>,
  ): void;
}

/** @param app gets the routes; their paths hold `:site` where they belong to one */
export function routeWriter(app: Hono, authorize: Authorize): RouteWriter {
  const route: RouteWriter['route'] = (method, path, scope, run) => {
    app.on(method, path, async (context) => {
      const siteId = context.req.param('site') ?? '';
      const actor = await authorize(context, siteId === '' ? null : siteId, scope);
      if (actor instanceof Response) return actor;
      return run({ context, actor, siteId, param: (name) => context.req.param(name) ?? '' });
    });
  };
  return {
    route,
    bodyRoute(method, path, scope, schema, run) {
      route(method, path, scope, async (call) => {
        const body = await readJsonBody(call.context, schema);
        return body.ok ? run(call, body.value) : body.response;
      });
    },
  };
}
