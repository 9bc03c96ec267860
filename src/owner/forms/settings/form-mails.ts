/** The calls for the mails of a form. */
import type { FormMails, MailField } from '#domain/forms/form-mails.ts';
import { unknownPlaceholders } from '#domain/forms/mail-template.ts';

export interface FormMailsAnswer {
  readonly mails: FormMails;
  readonly name: string;
  readonly fields: readonly MailField[];
  readonly site: string;
  readonly replyTo: string | null;
}

/** Names the placeholders that match no field. */
export function strangersIn(template: string, fields: readonly MailField[]): string | undefined {
  const unknown = unknownPlaceholders(
    template,
    fields.map(({ label }) => label),
  );
  if (unknown.length === 0) return undefined;
  const named = unknown.map((name) => `{{${name}}}`).join(', ');
  return `${named} ${unknown.length === 1 ? 'stands' : 'stand'} for nothing in this form and will be left out.`;
}
