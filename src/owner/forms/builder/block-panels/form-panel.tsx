/**
 * The panel of a form: its fields as a list, each with a page of properties; then its texts and settings. Properties
 * without a control of their own are generated from the schema, as for any block.
 */
import { Ellipsis, LayoutTemplate } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { describeFields, type NamedField } from '#domain/fields/describe-schema.ts';
import { FieldList as GeneratedFields } from '../../../fields/field-control.tsx';
import { Group } from '../../../fields/group.tsx';
import { usePanel } from '../../../fields/panel-context.tsx';
import { PlaceGroup } from '../../../fields/place-fields.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { CODE_KEYS, SentCode, SubmissionsGroup } from '../afterwards.tsx';
import { canvasMarks } from '../canvas-marks.ts';
import { FieldList } from '../field-list.tsx';
import { FieldProperties } from '../field-properties.tsx';
import styles from '../form-panel.module.css';
import { TemplateDialog, TemplateGrid } from '../templates.tsx';
import {
  type FormBuilder,
  FormBuilderProvider,
  useFormBuilder,
  useNewFormBuilder,
} from '../use-form-builder.ts';
import * as say from './words/en.ts';

export function Panel({ definition }: { readonly definition: AnyBlockDefinition }): ReactNode {
  const builder = useNewFormBuilder();
  const described = useMemo(() => describeFields(definition.props), [definition]);
  const { opened } = builder;
  useShownPart(builder);
  return (
    <FormBuilderProvider value={builder}>
      {opened ? (
        <FieldProperties key={opened.id} field={opened} descriptions={propertiesOf(described)} />
      ) : (
        <Overview described={described} />
      )}
    </FormBuilderProvider>
  );
}

/** Of one field. */
function propertiesOf(described: readonly NamedField[]): readonly NamedField[] {
  const fields = described.find(({ key }) => key === 'fields')?.field;
  return fields?.kind === 'list' ? fields.fields : [];
}

/** Marks on the page the selected field, where pages begin, and which fields are conditional. */
function useShownPart({ opened, focus, fields }: FormBuilder): void {
  const { target, onShowPart } = usePanel();
  const id = target.kind === 'block' ? target.value.id : '';
  const show = useRef(onShowPart);
  show.current = onShowPart;
  const part = opened?.id;
  // A new field is focused in its label, and is not on the page yet.
  const sought = useRef<'now' | 'once shown' | undefined>(undefined);
  sought.current = focus && (focus.on === 'label' ? 'once shown' : 'now');
  const last = useRef<string>(undefined);
  const marks = canvasMarks(id, fields);
  useEffect(() => {
    // Typing changes the text of conditions only, and moves nothing.
    show.current?.(id, part, part === last.current ? undefined : sought.current, marks);
    last.current = part;
    return () => show.current?.(id, undefined);
  }, [id, part, marks]);
}

function Overview({ described }: { readonly described: readonly NamedField[] }): ReactNode {
  const isElsewhere = (key: string) => key === 'fields' || key === 'name' || CODE_KEYS.has(key);
  const only = (isWanted: (key: string) => boolean) => described.filter(({ key }) => isWanted(key));
  return (
    <>
      <Fields />
      <Group title={say.sending}>
        <GeneratedFields fields={only((key) => !isElsewhere(key))} path={['props']} />
        <SentCode fields={only((key) => CODE_KEYS.has(key))} />
      </Group>
      <SubmissionsGroup fields={described} />
      <PlaceGroup />
    </>
  );
}

function Fields(): ReactNode {
  const { fields, untouched, applyTemplate } = useFormBuilder();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      {untouched && (
        <Group title={say.startFrom}>
          <TemplateGrid chosen={untouched} onChoose={applyTemplate} />
        </Group>
      )}
      <Group>
        <div className={`row snug between ${styles['head']}`}>
          <h3 className="hint">{say.fields}</h3>
          {!untouched && (
            <Menu
              trigger={<IconButton label={say.moreFieldActions} icon={<Ellipsis />} size="small" />}
              actions={[
                {
                  label: say.startFromATemplate,
                  icon: <LayoutTemplate />,
                  onSelect: () => setIsChoosing(true),
                },
              ]}
            />
          )}
        </div>
        {fields.length === 0 && <p className="hint">{say.noFieldsYet}</p>}
        <FieldList />
      </Group>
      {isChoosing && <TemplateDialog onClose={() => setIsChoosing(false)} />}
    </>
  );
}
