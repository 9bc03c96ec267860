/** Which calls an app takes, in words and schemas: what the API reference is made from. */
import type { z } from 'zod';
import type { RequiredScope } from '#domain/calls/call.ts';

export interface RouteAbout {
  /** What the call does, in a sentence of the owner's words. */
  readonly summary: string;
  /** What has to be known beyond that: what happens when, limits, what else changes. */
  readonly description?: string;
  /** What a good answer holds. */
  readonly answer?: z.ZodType;
  /** What a 409 holds in place of an error: what stands there now. */
  readonly conflict?: z.ZodType;
  readonly query?: z.ZodObject;
  /** Of a body or an answer that is not JSON: its media type. */
  readonly takes?: string;
  readonly gives?: string;
}

export interface RouteRecord extends RouteAbout {
  readonly method: string;
  /** As Hono writes it, with `:name` for parameters. */
  readonly path: string;
  /** `open`: asks nobody who they are. `visitor`: the same, on the hosts of sites. */
  readonly scope: RequiredScope | 'open' | 'visitor';
  readonly body?: z.ZodType;
}

const recorded = new WeakMap<object, RouteRecord[]>();

/** `answerCalls` does this by itself; routes that are added to the app in another way say it here. */
export function recordRoute(app: object, route: RouteRecord): void {
  const routes = recorded.get(app) ?? [];
  recorded.set(app, routes);
  routes.push(route);
}

export function recordedRoutes(apps: readonly object[]): readonly RouteRecord[] {
  return apps.flatMap((app) => recorded.get(app) ?? []);
}
