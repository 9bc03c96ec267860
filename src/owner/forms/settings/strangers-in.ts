/** Placeholders in the mails of a form that stand for nothing. */
import type { MailField } from '#domain/forms/calls.ts';
import { unknownPlaceholders } from '#domain/forms/mail-template.ts';
import { fill } from '../../fill.ts';
import * as say from './words/en.ts';

/** Names them; undefined where there are none. */
export function strangersIn(template: string, fields: readonly MailField[]): string | undefined {
  const unknown = unknownPlaceholders(
    template,
    fields.map(({ label }) => label),
  );
  if (unknown.length === 0) return undefined;
  const named = unknown.map((name) => `{{${name}}}`).join(', ');
  return fill(say.namedDoNotMatchAField, { named, count: unknown.length });
}
