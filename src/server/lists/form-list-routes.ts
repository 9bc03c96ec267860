/** Which list a form adds to, for those who set it up. */
import type { MailField } from '#domain/forms/form-mails.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { RouteWriter } from '../http/api-routes.ts';
import type { RouteAbout } from '../http/route-list.ts';
import { formListInput } from './contract.ts';
import { findList, listLists } from './queries.ts';
import { findFormList, saveFormList } from './queries-links.ts';

const FORM_LIST = '/api/sites/:site/forms/:form/list';

export interface FormListDeps extends Deps {
  readonly fieldsOf: (
    db: Queryable,
    siteId: string,
    formId: string,
  ) => Promise<{ readonly fields: readonly MailField[]; readonly isSignUp: boolean }>;
}

export function formListRoutes(deps: FormListDeps, { route, bodyRoute }: RouteWriter): void {
  const about = 'Tells which newsletter list a form adds to.';
  route('GET', FORM_LIST, 'config.settings', about, async ({ context, siteId, param }) => {
    const { db } = deps;
    context.header('cache-control', 'no-store');
    return context.json({
      choice: (await findFormList(db.read, siteId, param('form'))) ?? null,
      lists: await listLists(db.read, siteId),
      ...(await deps.fieldsOf(db.read, siteId, param('form'))),
    });
  });
  const set: RouteAbout = {
    summary: 'Sets which newsletter list a form adds to.',
    description: 'Whoever sends the form gets a mail to confirm, and is on the list once they have.',
  };
  bodyRoute('PUT', FORM_LIST, 'config.settings', formListInput, set, async (call, choice) => {
    const { siteId, context, param } = call;
    if (choice.listId !== null && !(await findList(deps.db.read, siteId, choice.listId)))
      return context.json({ error: { kind: 'missing', message: 'This list is no longer there.' } }, 404);
    await recorded<Deps, void>(
      deps,
      call,
      ({ db }) => db.write((tx) => saveFormList(tx, siteId, param('form'), choice)),
      () => ({
        action: 'form.list',
        what: 'changed which list a form adds to',
        target: { kind: 'form', id: param('form') },
      }),
    );
    return context.json({ choice });
  });
}
