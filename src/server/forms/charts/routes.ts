/** How the answers to a form spread, counted when somebody looks. */
import { z } from 'zod';
import { AnswerCounter } from '#domain/forms/answer-charts.ts';
import type { FormField } from '#domain/forms/form.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { RouteWriter } from '../../http/api-routes.ts';
import { readPublishedForm } from '../find-form.ts';
import { queryOf } from '../inbox/inbox-query.ts';
import { eachContent } from './queries.ts';

const MAX_DAYS = 3650;

export function chartRoutes(deps: Deps, { route }: RouteWriter): void {
  const about = {
    summary: 'Counts the answers to a form, field by field, without spam.',
    description: 'Fields that have options, agreements and numbers; others have no count.',
    query: z.object({
      form: z.string().meta({ description: 'The id of a form.' }),
      days: z.string().optional().meta({ description: 'Only the last so many days.' }),
    }),
  };
  route('GET', '/api/sites/:site/submissions/charts', 'config.crm', about, async ({ context, siteId }) => {
    const formId = queryOf(context, 'form') ?? '';
    const days = Number(queryOf(context, 'days') ?? 0);
    const since = days > 0 ? deps.now() - Math.min(days, MAX_DAYS) * DAY_MS : undefined;
    const counter = new AnswerCounter();
    let pageId = '';
    for await (const { content, page } of eachContent(deps.db.read, { siteId, formId, since })) {
      pageId ||= page;
      counter.add(content);
    }
    const fields = pageId === '' ? [] : await fieldsOf(deps.db.read, siteId, { formId, pageId });
    return context.json(counter.charts(formId, fields), 200, { 'cache-control': 'no-store' });
  });
}

async function fieldsOf(
  db: Queryable,
  siteId: string,
  address: { readonly formId: string; readonly pageId: string },
): Promise<readonly FormField[]> {
  return (await readPublishedForm(db, siteId, address))?.settings.fields ?? [];
}
