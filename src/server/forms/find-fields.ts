/** The fields of a form for those who set it up, wherever on the site it stands. */
import type { MailField } from '#domain/forms/calls.ts';
import type { Queryable } from '../db/schema.ts';
import { listBodiesWith } from '../kernel/documents/queries-published.ts';
import { formInBody } from './find-form.ts';
import { findLatestContent } from './mails/queries.ts';

export interface FieldsOfForm {
  readonly name: string;
  readonly fields: readonly MailField[];
  /** Whether the block is there to collect readers, and nothing else. */
  readonly isSignUp: boolean;
}

/** As the form is in its draft; of a form that is gone, as its latest submission was. */
export async function findFieldsOfForm(
  db: Queryable,
  siteId: string,
  formId: string,
): Promise<FieldsOfForm | undefined> {
  if (!/^[\w-]{1,40}$/.test(formId)) return undefined;
  for (const body of await listBodiesWith(db, siteId, formId)) {
    const form = formInBody(body, formId);
    if (!form) continue;
    const { settings, isSignUp } = form;
    return { name: settings.name, fields: withoutValues(settings.fields), isSignUp };
  }
  const latest = await findLatestContent(db, siteId, formId);
  return latest && { name: latest.name, fields: withoutValues(latest.content), isSignUp: false };
}

/** What was entered is for those who read submissions. */
function withoutValues(fields: readonly MailField[]): MailField[] {
  return fields.map(({ id, label, type }) => ({ id, label, type }));
}
