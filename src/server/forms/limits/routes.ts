/** Until when, and how often, a form is taken: for those who set it up. */
import { Hono } from 'hono';
import { recorded } from '../../activity/record-activity.ts';
import type { Deps } from '../../deps.ts';
import { type Call, routeWriter } from '../../http/api-routes.ts';
import type { Authorize } from '../../http/authorize.ts';
import { type RouteAbout, withAnswers } from '../../http/route-list.ts';
import { FORM_LIMIT_ANSWERS, type FormLimitsAnswer, formLimitsInput } from '../contract-limits.ts';
import { countTaken, findFormLimits, findSiteClock, saveFormLimits } from './queries.ts';

const LIMITS = '/api/sites/:site/forms/:form/limits';

export function formLimitRoutes(deps: Deps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const { route, bodyRoute } = routeWriter(app, deps.authorize);
  const about = 'Tells how many entries a form takes, and from when until when.';
  route('GET', LIMITS, 'config.settings', about, async (call) => answer(deps, call));
  const set: RouteAbout = {
    summary: 'Sets how many entries a form takes, and from when until when.',
    description: 'Pages show it within a minute; what is sent too late is refused at once.',
  };
  bodyRoute('PUT', LIMITS, 'config.settings', formLimitsInput, set, async (call, limits) => {
    const form = { siteId: call.siteId, formId: call.param('form'), now: deps.now() };
    const save = (within: Deps) => within.db.write((tx) => saveFormLimits(tx, form, limits));
    await recorded<Deps, void>(deps, call, save, () => ({
      action: 'form.limits',
      what: 'changed the limits of a form',
      target: { kind: 'form', id: form.formId },
    }));
    return answer(deps, call);
  });
  return withAnswers(app, FORM_LIMIT_ANSWERS);
}

async function answer({ db }: Deps, { context, siteId, param }: Call): Promise<Response> {
  const formId = param('form');
  const [limits, taken, { timeZone }] = await Promise.all([
    findFormLimits(db.read, siteId, formId),
    countTaken(db.read, siteId, formId),
    findSiteClock(db.read, siteId),
  ]);
  context.header('cache-control', 'no-store');
  return context.json({ limits, taken, timeZone } satisfies FormLimitsAnswer);
}
