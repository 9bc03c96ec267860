/** The properties of one field, a level below the list of fields. */
import { ArrowLeft, ChevronDown, CopyPlus, Ellipsis, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { NamedField } from '#domain/fields/describe-schema.ts';
import type { FormField } from '#domain/forms/form.ts';
import { FieldControl, shownFields } from '../../fields/field-control.tsx';
import { Group } from '../../fields/group.tsx';
import panelStyles from '../../fields/panel.module.css';
import { usePanel } from '../../fields/panel-context.tsx';
import { fill } from '../../fill.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import styles from './field-properties.module.css';
import { KindPicker } from './kind-picker.tsx';
import { kindOf } from './kinds.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { FIELDS_PATH, useFormBuilder } from './use-form-builder.ts';
import * as say from './words/en.ts';

export interface FieldPropertiesProps {
  readonly field: FormField;
  /** Of every property a field can have. */
  readonly descriptions: readonly NamedField[];
}

const WITH_OWN_CONTROL: ReadonlySet<string> = new Set(['id', 'type', 'showWhen']);

export function FieldProperties({ field, descriptions }: FieldPropertiesProps): ReactNode {
  const { target } = usePanel();
  const { fields, focus } = useFormBuilder();
  const index = fields.indexOf(field);
  const path = [...FIELDS_PATH, String(index)];
  const shown = shownFields(descriptions, target.value, path);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus?.on === 'label') whole.current?.querySelector<HTMLInputElement>('input[type="text"]')?.select();
    else if (focus?.on === 'back') whole.current?.querySelector('button')?.focus();
  }, [focus]);
  return (
    <div ref={whole} role="group" aria-label={field.label}>
      <Head field={field} />
      <Group>
        <Kind field={field} />
        <div className={panelStyles['fields']}>
          {shown
            .filter(({ key }) => !WITH_OWN_CONTROL.has(key))
            .map(({ key, field: description }) =>
              key === 'options' ? (
                <OptionsEditor key={key} field={field} />
              ) : (
                <FieldControl key={key} field={description} path={[...path, key]} />
              ),
            )}
        </div>
      </Group>
      {shown.some(({ key }) => key === 'showWhen') && (
        <Group>
          <ConditionEditor field={field} index={index} />
        </Group>
      )}
    </div>
  );
}

function Head({ field: { id, label } }: { readonly field: FormField }): ReactNode {
  const builder = useFormBuilder();
  return (
    <div className={`row snug between ${styles['head']}`}>
      <Button tone="quiet" size="small" icon={<ArrowLeft />} onClick={builder.close}>
        {say.allFields}
      </Button>
      <Menu
        trigger={<IconButton label={fill(say.moreForLabel, { label })} icon={<Ellipsis />} size="small" />}
        actions={[
          { label: say.duplicate, icon: <CopyPlus />, onSelect: () => builder.duplicate(id) },
          'separator',
          { label: say.deleteLabel, icon: <Trash2 />, isDangerous: true, onSelect: () => builder.remove(id) },
        ]}
      />
    </div>
  );
}

/** Shows the kind of the field, and changes it. */
function Kind({ field: { id, type } }: { readonly field: FormField }): ReactNode {
  const builder = useFormBuilder();
  const [isOpen, setIsOpen] = useState(false);
  const { Icon, label } = kindOf(type);
  return (
    <KindPicker
      label={say.changeFieldType}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      chosen={type}
      onPick={(next) => builder.changeKind(id, next)}
      trigger={
        <button
          type="button"
          className={`row full icons strong well ${styles['kind']}`}
          aria-label={fill(say.typeLabel, { label })}
        >
          <Icon size={16} aria-hidden="true" />
          <span>{label}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    />
  );
}
