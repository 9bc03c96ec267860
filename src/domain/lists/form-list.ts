/** Which list a form adds to, and whom. */

import type { KeptValue } from '../forms/calls-inbox.ts';
import { isEmptyValue } from '../forms/form.ts';
import { answerAddress } from '../forms/form-mails.ts';
import { writerOf } from '../forms/mail-template.ts';
import { summarize } from '../forms/summarize.ts';
import type { FormListChoice } from './calls.ts';
import { isMemberEmail, memberName } from './list.ts';

/** Whoever asks by this submission to be on the list; undefined where nobody does. */
export function personIn(
  content: readonly KeptValue[],
  { fieldId, consentFieldId }: Pick<FormListChoice, 'fieldId' | 'consentFieldId'>,
): { readonly email: string; readonly name: string } | undefined {
  const email = answerAddress(content, fieldId);
  if (email === undefined || !isMemberEmail(email)) return undefined;
  if (consentFieldId !== '') {
    const consent = content.find(({ id }) => id === consentFieldId);
    if (!consent || isEmptyValue(consent.value)) return undefined;
  }
  const named = content.find(({ id, type }) => id === 'name' && type === 'text');
  const name = writerOf(content) ?? (named && !isEmptyValue(named.value) ? summarize(named) : '');
  return { email, name: memberName(name) };
}
