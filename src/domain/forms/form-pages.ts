/** The pages of a form: each begins at a field of that type, and the first with the form. */
import { fillMessage } from '../message-template.ts';
import type { FormField } from './form.ts';

type OnPage = Pick<FormField, 'id' | 'type'>;

export interface FormPage<Field> {
  /** Its title and text; the first page may have none. */
  readonly head: Field | undefined;
  readonly fields: readonly Field[];
}

/** @returns one page for a form without breaks */
export function pagesOf<Field extends OnPage>(fields: readonly Field[]): FormPage<Field>[] {
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

/** The pages that somebody goes through: those that are asked and show anything. At least one. */
export function stepsOf<Page extends FormPage<OnPage>>(
  pages: readonly Page[],
  asked: ReadonlySet<string>,
): Page[] {
  const isSeen = ({ id, type }: OnPage) => type !== 'hidden' && asked.has(id);
  const steps = pages.filter(({ head, fields }) => (head ? asked.has(head.id) : fields.some(isSeen)));
  return steps.length > 0 ? steps : pages.slice(0, 1);
}

/** The first step with one of these fields. */
export function stepWith<Page extends FormPage<OnPage>>(
  steps: readonly Page[],
  has: (id: string) => boolean,
): Page | undefined {
  return steps.find(({ fields }) => fields.some(({ id }) => has(id)));
}

/** @param at from 0 */
export function stepText({ step }: { readonly step: string }, at: number, count: number): string {
  return fillMessage(step, { at: at + 1, count });
}
