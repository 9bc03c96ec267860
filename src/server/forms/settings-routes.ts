/** What is set for a form beside its block: notices, mails and limits. */
import { Hono } from 'hono';
import * as forms from '#domain/forms/calls.ts';
import { leave } from '../activity/record-activity.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { limitRoutes } from './limits/routes.ts';
import { type MailRoutesDeps, mailRoutes } from './mails/routes.ts';
import { findFormSettings, saveFormSettings } from './queries-settings.ts';

export function settingsRoutes(deps: MailRoutesDeps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  const { db } = deps;
  answer(forms.readSettings, async ({ siteId, params }) => ({
    settings: await findFormSettings(db.read, siteId, params.form),
  }));
  answer(forms.changeSettings, async (call, settings) => {
    const { siteId, params } = call;
    await db.write(async (tx) => {
      await saveFormSettings(tx, siteId, params.form, settings);
      const what = 'changed a form’s notifications and storage';
      await leave(tx, deps, call, { what, target: { kind: 'form', id: params.form } });
    });
    return { settings };
  });
  limitRoutes(deps, answer);
  mailRoutes(deps, answer);
  return app;
}
