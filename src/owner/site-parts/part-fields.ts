/** What a header or footer says of itself beside its sections, read and changed in its session. */
import type { DocumentEditor } from '../editing/document-editor.ts';
import { useStore } from '../editing/store.ts';

export function useFields(editor: DocumentEditor): Readonly<Record<string, unknown>> {
  return useStore(editor.store, ({ session }) => session.body.fields);
}

interface FieldChange {
  /** Of the step: "Change the button of the header". */
  readonly label: string;
  readonly value: unknown;
  /** Changes of one group are one step, as what is typed. */
  readonly group?: string | undefined;
}

export function setField(editor: DocumentEditor, name: string, { label, value, group }: FieldChange): void {
  const before = editor.store.get().session.body.fields[name];
  editor.perform({
    label,
    operations: [{ op: 'set', id: 'body', path: ['fields', name], before, after: value }],
    group,
  });
}
