/** How fast a site is for its visitors, for the people who run it. */
import { Hono } from 'hono';
import { NO_PERIOD, readPeriod } from '#domain/locale/period.ts';
import { readSpeed as readSpeedCall } from '#domain/performance/calls.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { AddingSpeed } from './add-up.ts';
import { readSpeed } from './read-speed.ts';

type RouteDeps = Pick<Kernel, 'db' | 'now' | 'authorize'> & { readonly adding: AddingSpeed };

export function speedRoutes(deps: RouteDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  answer(readSpeedCall, async ({ siteId, query: { from, until, device, page = '' } }) => {
    const period = readPeriod({ from, until });
    if (!period) return NO_PERIOD;
    await deps.adding.refresh(siteId);
    return readSpeed(deps, { siteId, period, device, page });
  });
  return app;
}
