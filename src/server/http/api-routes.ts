/** Writes routes of the owner origin as lists of steps: who is calling, the body, then the command. */
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { RequiredScope } from '#domain/calls/call.ts';
import type { Actor } from '../deps.ts';
import type { Authorize } from './authorize.ts';
import { readJsonBody } from './json-body.ts';
import { type RouteAbout, recordRoute } from './route-list.ts';

export interface Call {
  readonly context: Context;
  readonly actor: Actor;
  readonly siteId: string;
  /** A path parameter; empty where the path has none of that name. */
  param(name: string): string;
}

/** As it stands in an address: nobody means it, and PostgreSQL takes no text with it. */
const NUL = '%00';

type Run = (call: Call) => Promise<Response>;
type RunWithBody<T> = (call: Call, input: T) => Promise<Response>;
/** One sentence for the API reference, or more than that. */
type About = string | RouteAbout;

interface AddRoute {
  (method: string, path: string, scope: RequiredScope, about: About, run: Run): void;
  (method: string, path: string, scope: RequiredScope, run: Run): void;
}

/** A route that takes a JSON body. */
interface AddBodyRoute {
  <T>(
    method: string,
    path: string,
    scope: RequiredScope,
    schema: z.ZodType<T>,
    about: About,
    run: RunWithBody<T>,
  ): void;
  <T>(method: string, path: string, scope: RequiredScope, schema: z.ZodType<T>, run: RunWithBody<T>): void;
}

export interface RouteWriter {
  readonly route: AddRoute;
  readonly bodyRoute: AddBodyRoute;
}

/** @param app gets the routes; their paths hold `:site` where they belong to one */
export function routeWriter(app: Hono, authorize: Authorize): RouteWriter {
  const add = (method: string, path: string, scope: RequiredScope, run: Run): void => {
    app.on(method, path, async (context) => {
      if (context.req.url.includes(NUL)) return refuseAddress(context);
      const siteId = context.req.param('site') ?? '';
      const actor = await authorize(context, siteId === '' ? null : siteId, scope);
      if (actor instanceof Response) return actor;
      return run({ context, actor, siteId, param: (name) => context.req.param(name) ?? '' });
    });
  };
  const route = (method: string, path: string, scope: RequiredScope, about: About | Run, run?: Run): void => {
    const step = run ?? (about as Run);
    recordRoute(app, { method, path, scope, ...readAbout(about) });
    add(method, path, scope, step);
  };
  const bodyRoute = <T>(
    method: string,
    path: string,
    scope: RequiredScope,
    schema: z.ZodType<T>,
    about: About | RunWithBody<T>,
    run?: RunWithBody<T>,
  ): void => {
    const step = run ?? (about as RunWithBody<T>);
    recordRoute(app, { method, path, scope, ...readAbout(about), body: schema });
    add(method, path, scope, async (call) => {
      const body = await readJsonBody(call.context, schema);
      return body.ok ? step(call, body.value) : body.response;
    });
  };
  return { route, bodyRoute };
}

function refuseAddress(context: Context): Response {
  const message = 'This address holds a character of code zero. Leave it out.';
  return context.json({ error: { kind: 'invalid', message } }, 400);
}

function readAbout(about: About | ((...step: never[]) => unknown)): RouteAbout {
  if (typeof about === 'string') return { summary: about };
  return typeof about === 'function' ? { summary: '' } : about;
}
