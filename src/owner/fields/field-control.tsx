/** One field of the panel: the control that fits its description. */
import type { ReactNode } from 'react';
import { getIn } from '#domain/content/overlays.ts';
import type { FieldDescription, NamedField } from '#domain/fields/describe-schema.ts';
import { ChoiceControl, ChoicesControl } from './controls/choice-control.tsx';
import { CollectionControl } from './controls/collection-control.tsx';
import { DatasetControl } from './controls/dataset-control.tsx';
import { LabelControl } from './controls/label-control.tsx';
import { LinesControl } from './controls/lines-control.tsx';
import { LinkControl } from './controls/link-control.tsx';
import { ListControl } from './controls/list-control.tsx';
import { MediaControl } from './controls/media-control.tsx';
import { NumberControl } from './controls/number-control.tsx';
import { RichTextControl } from './controls/rich-text-control.tsx';
import { SwitchControl } from './controls/switch-control.tsx';
import { TextControl } from './controls/text-control.tsx';
import { Labelled } from './labelled.tsx';
import styles from './panel.module.css';
import { type Path, useFieldForm } from './panel-context.tsx';

export interface FieldControlProps {
  readonly field: FieldDescription;
  readonly path: Path;
}

export function FieldControl({ field, path }: FieldControlProps): ReactNode {
  switch (field.kind) {
    case 'text':
    case 'long-text':
    case 'code':
    case 'day':
    case 'colour':
    case 'web-address':
      return <TextControl field={field} path={path} />;
    case 'number':
      return <NumberControl field={field} path={path} />;
    case 'switch':
      return <SwitchControl field={field} path={path} />;
    case 'choice':
      return <ChoiceControl field={field} path={path} />;
    case 'choices':
      return <ChoicesControl field={field} path={path} />;
    case 'link':
      return <LinkControl field={field} path={path} />;
    case 'media':
      return <MediaControl field={field} path={path} />;
    case 'collection':
      return <CollectionControl field={field} path={path} />;
    case 'tag':
    case 'category':
      return <LabelControl field={field} kind={field.kind} path={path} />;
    case 'rich-text':
      return <RichTextControl field={field} path={path} />;
    case 'dataset':
      return <DatasetControl field={field} path={path} />;
    case 'list':
      return (
        <ListControl
          field={field}
          path={path}
          fieldsAt={(entry) => <FieldList fields={field.fields} path={entry} />}
        />
      );
    case 'group':
      return (
        <Labelled label={field.label} hint={field.hint}>
          <FieldList fields={field.fields} path={path} />
        </Labelled>
      );
    case 'lines':
    case 'words':
      return <LinesControl field={field} path={path} />;
    // The builder of forms has a control of its own for it.
    case 'condition':
    case 'id':
    case 'unknown':
      return null;
  }
}

/** Fields under each other, without those whose condition does not hold. */
export function FieldList({
  fields,
  path,
}: {
  readonly fields: readonly NamedField[];
  readonly path: Path;
}): ReactNode {
  const { value } = useFieldForm();
  return (
    <div className={styles['fields']}>
      {shownFields(fields, value, path).map(({ key, field }) => (
        <FieldControl key={key} field={field} path={[...path, key]} />
      ))}
    </div>
  );
}

/** The fields whose condition holds beside the values at the path. */
export function shownFields(
  fields: readonly NamedField[],
  value: unknown,
  path: Path,
): readonly NamedField[] {
  const beside = getIn(value, path);
  return fields.filter(({ field }) => isShown(field, beside));
}

function isShown({ when }: FieldDescription, beside: unknown): boolean {
  if (!when) return true;
  const value = getIn(beside, [when.key]);
  return when.is.some((wanted) => wanted === (value ?? false));
}
