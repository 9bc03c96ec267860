/** A block's own editor for a value that no general control shows. */
import type { ReactNode } from 'react';
import type { CustomField } from '#blocks/contract.ts';
import { customFields } from '#blocks/fields.ts';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import { inPlace, lazyPart } from '../../ui/lazy-part.tsx';
import custom from '../custom.module.css';
import { Labelled } from '../labelled.tsx';
import { type Path, useField, usePanel } from '../panel-context.tsx';

const editors = new Map<string, CustomField>();

/** The editor of one prop of a block type; fetched when it is first shown. */
function editorOf(type: string, key: string): CustomField | undefined {
  const name = `${type}.${key}`;
  const load = customFields[type];
  if (!load) return undefined;
  const editor =
    editors.get(name) ??
    lazyPart(async () => ({ Editor: (await load())[key] ?? NoEditor }), 'Editor', inPlace);
  editors.set(name, editor);
  return editor;
}

const NoEditor: CustomField = () => null;

export function DatasetControl({
  field,
  path,
}: {
  readonly field: FieldDescription;
  readonly path: Path;
}): ReactNode {
  const { target } = usePanel();
  const state = useField<unknown>(path, field.kind);
  const Editor = target.kind === 'block' ? editorOf(target.value.type, path.at(-1) ?? '') : undefined;
  return (
    <Labelled label={field.label} hint={field.hint} error={state.error} aside={state.aside}>
      <div className={`scroll full ${custom['custom']}`}>
        {Editor && <Editor value={state.value} onChange={state.set} label={field.label} />}
      </div>
    </Labelled>
  );
}
