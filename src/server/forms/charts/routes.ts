/** How the answers to a form spread, counted when somebody looks. */
import { AnswerCounter } from '#domain/forms/answer-charts.ts';
import { readCharts } from '#domain/forms/calls-inbox.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Deps } from '../../deps.ts';
import type { AnswerCall } from '../../http/answer-calls.ts';
import { readPublishedForm } from '../find-form.ts';
import { eachContent } from './queries.ts';

const MAX_DAYS = 3650;

export function chartRoutes({ db, now }: Deps, answer: AnswerCall): void {
  answer(readCharts, async ({ siteId, query }) => {
    const { form: formId = '' } = query;
    const days = Number(query.days ?? 0);
    const since = days > 0 ? now() - Math.min(days, MAX_DAYS) * DAY_MS : undefined;
    const counter = new AnswerCounter();
    let pageId = '';
    for await (const { content, page } of eachContent(db.read, { siteId, formId, since })) {
      pageId ||= page;
      counter.add(content);
    }
    const form = pageId === '' ? undefined : await readPublishedForm(db.read, siteId, { formId, pageId });
    return counter.charts(formId, form?.settings.fields ?? []);
  });
}
