/** Until when, and how often, a form is taken: for those who set it up. */
import * as forms from '#domain/forms/calls.ts';
import { leave } from '../../activity/record-activity.ts';
import type { Deps } from '../../deps.ts';
import type { AnswerCall } from '../../http/answer-calls.ts';
import { countTaken, findFormLimits, findSiteClock, saveFormLimits } from './queries.ts';

export function limitRoutes(deps: Deps, answer: AnswerCall): void {
  const { db } = deps;
  const read = async (siteId: string, formId: string): Promise<forms.LimitsOfForm> => {
    const [limits, taken, { timeZone }] = await Promise.all([
      findFormLimits(db.read, siteId, formId),
      countTaken(db.read, siteId, formId),
      findSiteClock(db.read, siteId),
    ]);
    return { limits, taken, timeZone };
  };
  answer(forms.readLimits, ({ siteId, params }) => read(siteId, params.form));
  answer(forms.changeLimits, async (call, limits) => {
    const { siteId, params } = call;
    await db.write(async (tx) => {
      await saveFormLimits(tx, { siteId, formId: params.form, now: deps.now() }, limits);
      const target = { kind: 'form', id: params.form };
      await leave(tx, deps, call, { what: 'changed a form’s limits', target });
    });
    return read(siteId, params.form);
  });
}
