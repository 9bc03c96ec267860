/** How the lines of a header or footer are laid out. */
import type { ReactNode } from 'react';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { Labelled } from '../fields/labelled.tsx';
import { Segmented, type SegmentedProps } from '../ui/segmented.tsx';
import { setField } from './part-fields.ts';
import * as say from './words/en.ts';

const CHANGES = { header: say.changeTheLayoutOfTheHeader, footer: say.changeTheLayoutOfTheFooter } as const;

interface LayoutFieldProps<Layout extends string>
  extends Pick<SegmentedProps<Layout>, 'label' | 'value' | 'options'> {
  readonly editor: DocumentEditor;
  readonly part: 'header' | 'footer';
}

export function LayoutField<Layout extends string>({
  editor,
  part,
  label,
  ...choice
}: LayoutFieldProps<Layout>): ReactNode {
  return (
    <Labelled label={label}>
      <Segmented
        label={label}
        {...choice}
        onChange={(value) => setField(editor, 'layout', { label: CHANGES[part], value })}
      />
    </Labelled>
  );
}
