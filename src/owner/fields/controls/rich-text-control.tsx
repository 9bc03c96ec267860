/** Rich text is written on the page itself; here stands how it begins, and the way there. */
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { plainText, richTextSchema } from '#domain/content/rich-text.ts';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import { Button } from '../../ui/button.tsx';
import { Labelled } from '../labelled.tsx';
import styles from '../panel.module.css';
import { type Path, useField, usePanel } from '../panel-context.tsx';
import * as say from './words/en.ts';

export function RichTextControl({
  field,
  path,
}: {
  readonly field: FieldDescription;
  readonly path: Path;
}): ReactNode {
  const { target, onEditText } = usePanel();
  const state = useField<unknown>(path, field.kind);
  const parsed = richTextSchema.safeParse(state.value);
  const words = parsed.success ? plainText(parsed.data) : '';
  return (
    <Labelled label={field.label} hint={field.hint} aside={state.aside}>
      <p className={styles['excerpt']} data-empty={words === '' || undefined}>
        {words === '' ? say.noTextYet : words}
      </p>
      {onEditText && target.kind === 'block' && (
        <Button size="small" icon={<Pencil />} onClick={() => onEditText(target.value.id, path)}>
          {say.editText}
        </Button>
      )}
    </Labelled>
  );
}
