/** A field of which nothing has been said but what it is. */
import type { FieldType } from './field-types.ts';
import type { FormField } from './form.ts';

export function blankField(
  id: string,
  type: FieldType,
  label: string,
  extras: Partial<FormField> = {},
): FormField {
  return {
    id,
    type,
    label,
    hint: '',
    placeholder: '',
    isRequired: false,
    width: 'full',
    options: [],
    maxLength: 0,
    currencySymbol: '$',
    showCountryCode: false,
    underline: false,
    key: '',
    value: '',
    allowAnyDomainEnding: true,
    fileKinds: [],
    maxFiles: 1,
    maxMegabytes: 0,
    ...extras,
  };
}
