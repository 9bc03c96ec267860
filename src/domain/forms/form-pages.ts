/** The pages of a form: each begins at a field of that type, and the first with the form. */
import type { FormField } from './form.ts';

export interface FormPage<Field> {
  /** Its title and text; the first page may have none. */
  readonly head: Field | undefined;
  readonly fields: readonly Field[];
}

/** @returns one page for a form without breaks */
export function pagesOf<Field extends Pick<FormField, 'type'>>(fields: readonly Field[]): FormPage<Field>[] {
  const pages: { head: Field | undefined; fields: Field[] }[] = [{ head: undefined, fields: [] }];
  for (const field of fields) {
    if (field.type === 'page') pages.push({ head: field, fields: [] });
    else pages.at(-1)?.fields.push(field);
  }
  // What stands before the first break is no page of its own where nothing of it is seen.
  const [first, second] = pages;
  if (!first || !second || first.fields.some(({ type }) => type !== 'hidden')) return pages;
  return [{ head: second.head, fields: [...first.fields, ...second.fields] }, ...pages.slice(2)];
}
