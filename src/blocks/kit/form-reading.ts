/** The fields of a form and their rules, read from its markup. */
import type { FieldType } from '#domain/forms/field-types.ts';
import type { FieldRules, FieldSource } from '#domain/forms/form.ts';
import { readLimit } from '#domain/forms/text-limit.ts';

export interface FormField extends FieldSource, Omit<FieldRules, 'options' | 'type'> {
  readonly element: HTMLElement;
  readonly area: HTMLTextAreaElement | null;
}

export function readFields(form: HTMLFormElement): FormField[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')].map(readField);
}

function readField(element: HTMLElement): FormField {
  const { field = '', type = 'text', key = '', maxFiles } = element.dataset;
  const area = element.querySelector('textarea');
  return {
    id: field,
    type: type as FieldType,
    element,
    area,
    isRequired: 'required' in element.dataset,
    allowAnyDomainEnding: 'anyEnding' in element.dataset,
    maxFiles: Number(maxFiles),
    maxLength: readLimit(area?.dataset['maxLength']),
    showCountryCode: element.querySelector('[name$=-Country]') !== null,
    hasHalves: element.querySelector('[name$=-Ampm]') !== null,
    key,
    ...statementsOf(element),
  };
}

/** Of an agreement only: what else can be chosen is checked by the server. */
function statementsOf(element: HTMLElement): { options?: readonly string[] } {
  const statements = [...element.querySelectorAll<HTMLElement>('[data-statement]')];
  if (statements.length === 0) return {};
  return { options: statements.map((each) => each.dataset['statement'] ?? '') };
}
