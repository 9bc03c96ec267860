/** Texts that can be edited in place say so on the element that shows them; visitors' markup stays as it is. */
import type { EditableText, RenderContext } from '#domain/page.ts';

type Editable = Pick<RenderContext, 'editable'>;

/** Attributes for the element whose children are this text and nothing else. */
export function editable(context: Editable, text: EditableText): Readonly<Record<string, string>> {
  return context.editable?.(text) ?? {};
}

/** Whether an empty text is shown all the same, so that somebody can write it. */
export function isEditing(context: Editable): boolean {
  return context.editable !== undefined;
}
