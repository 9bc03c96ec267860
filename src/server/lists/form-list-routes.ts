/** Which list a form adds to, for those who set it up. */
import type { MailField } from '#domain/forms/calls.ts';
import * as lists from '#domain/lists/calls.ts';
import { leave } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { AnswerCall } from '../http/answer-calls.ts';
import { findList, listLists } from './queries.ts';
import { findFormList, saveFormList } from './queries-links.ts';

export interface FormListDeps extends Deps {
  readonly fieldsOf: (
    db: Queryable,
    siteId: string,
    formId: string,
  ) => Promise<{ readonly fields: readonly MailField[]; readonly isSignUp: boolean }>;
}

export function formListRoutes(deps: FormListDeps, answer: AnswerCall): void {
  const { db } = deps;
  answer(lists.readFormChoice, async ({ siteId, params: { form } }) => ({
    choice: (await findFormList(db.read, siteId, form)) ?? null,
    lists: await listLists(db.read, siteId),
    ...(await deps.fieldsOf(db.read, siteId, form)),
  }));
  answer(lists.chooseForForm, async (call, choice) => {
    const { siteId, params } = call;
    if (choice.listId !== null && !(await findList(db.read, siteId, choice.listId)))
      return { kind: 'missing', message: 'This list no longer exists.' };
    await db.write(async (tx) => {
      await saveFormList(tx, siteId, params.form, choice);
      const what = 'changed a form’s newsletter list';
      await leave(tx, deps, call, { what, target: { kind: 'form', id: params.form } });
    });
    return { choice };
  });
}
