/** Which calls an app takes: what the API reference is made from. */
import type { Call } from '#domain/calls/call.ts';

const recorded = new WeakMap<object, Call[]>();

/** What answers declared calls does this by itself; a route that is added to the app in another way says it here. */
export function recordRoute(app: object, call: Call): void {
  const calls = recorded.get(app) ?? [];
  recorded.set(app, calls);
  calls.push(call);
}

export function recordedRoutes(apps: readonly object[]): readonly Call[] {
  return apps.flatMap((app) => recorded.get(app) ?? []);
}
