/**
 * The panel of a form: its fields as a list, each opened on a level below; then what it says, and what the owner
 * alone sets for it. Properties that need no control of their own are made from the schema, as for any block.
 */
import { ChevronRight, Ellipsis, Inbox, LayoutTemplate, Settings2 } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { describeFields, type NamedField } from '#domain/fields/describe-schema.ts';
import { FieldList as GeneratedFields } from '../../fields/field-control.tsx';
import { Group } from '../../fields/group.tsx';
import panelStyles from '../../fields/panel.module.css';
import { usePanel } from '../../fields/panel-context.tsx';
import { PlaceFields } from '../../fields/place-fields.tsx';
import { useMay } from '../../session.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { FormSettingsDialog } from '../form-settings-dialog.tsx';
import { FieldList } from './field-list.tsx';
import { FieldProperties } from './field-properties.tsx';
import styles from './form-panel.module.css';
import { TemplateDialog, TemplateGrid } from './templates.tsx';
import {
  type FormBuilder,
  FormBuilderProvider,
  useFormBuilder,
  useNewFormBuilder,
} from './use-form-builder.ts';

export function FormPanel({ definition }: { readonly definition: AnyBlockDefinition }): ReactNode {
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

/** The page shows which field is looked at. */
function useShownPart({ opened, focus }: FormBuilder): void {
  const { target, onShowPart } = usePanel();
  const id = target.kind === 'block' ? target.value.id : '';
  const show = useRef(onShowPart);
  show.current = onShowPart;
  const part = opened?.id;
  // What is new gets the keyboard in its label, and is not on the page yet.
  const sought = useRef<'now' | 'once shown' | undefined>(undefined);
  sought.current = focus && (focus.on === 'label' ? 'once shown' : 'now');
  useEffect(() => {
    show.current?.(id, part, sought.current);
    return () => show.current?.(id, undefined);
  }, [id, part]);
}

function Overview({ described }: { readonly described: readonly NamedField[] }): ReactNode {
  const isElsewhere = (key: string) => key === 'fields' || key === 'name' || CODE.has(key);
  const only = (isWanted: (key: string) => boolean) => described.filter(({ key }) => isWanted(key));
  return (
    <>
      <Fields />
      <Group title="Sending">
        <GeneratedFields fields={only((key) => !isElsewhere(key))} path={['props']} />
        <Code fields={only((key) => CODE.has(key))} />
      </Group>
      <Group title="Submissions">
        <GeneratedFields fields={only((key) => key === 'name')} path={['props']} />
        <Afterwards />
      </Group>
      <Group title="Place">
        <PlaceFields />
      </Group>
    </>
  );
}

const CODE: ReadonlySet<string> = new Set(['html', 'trust']);

/** Few have any: it is out of the way until there is some. */
function Code({ fields }: { readonly fields: readonly NamedField[] }): ReactNode {
  const { target } = usePanel();
  const hasCode = target.kind === 'block' && Boolean(target.value.props['html']);
  return (
    <details className={styles['code']} open={hasCode || undefined}>
      <summary>
        <ChevronRight size={14} aria-hidden="true" />
        Code once it is sent
      </summary>
      <GeneratedFields fields={fields} path={['props']} />
    </details>
  );
}

function Fields(): ReactNode {
  const { fields, untouched, applyTemplate } = useFormBuilder();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      {untouched && (
        <Group title="Start from">
          <TemplateGrid chosen={untouched} onChoose={applyTemplate} />
        </Group>
      )}
      <Group>
        <div className={styles['head']}>
          <h3 className={panelStyles['groupTitle']}>Fields</h3>
          {!untouched && (
            <Menu
              trigger={<IconButton label="More for the fields" icon={<Ellipsis />} size="small" />}
              actions={[
                {
                  label: 'Start from a template…',
                  icon: <LayoutTemplate />,
                  onSelect: () => setIsChoosing(true),
                },
              ]}
            />
          )}
        </div>
        {fields.length === 0 && <p className={panelStyles['muted']}>Nothing is asked yet.</p>}
        <FieldList />
      </Group>
      {isChoosing && <TemplateDialog onClose={() => setIsChoosing(false)} />}
    </>
  );
}

/** What happens to what is sent. */
function Afterwards(): ReactNode {
  const { target, siteId } = usePanel();
  const mayRead = useMay('config.crm');
  const maySet = useMay('config.settings');
  const [isOpen, setIsOpen] = useState(false);
  if (target.kind !== 'block') return null;
  const { id, props } = target.value;
  return (
    <div className={styles['afterwards']}>
      {mayRead && (
        <Link className={styles['way']} to={`/sites/${siteId}/submissions?form=${id}`}>
          <Inbox size={16} aria-hidden="true" />
          <span>What was sent</span>
          <ChevronRight size={14} aria-hidden="true" />
        </Link>
      )}
      {maySet && (
        <button type="button" className={styles['way']} onClick={() => setIsOpen(true)}>
          <Settings2 size={16} aria-hidden="true" />
          <span>Mails, limits, storage</span>
          <ChevronRight size={14} aria-hidden="true" />
        </button>
      )}
      {isOpen && (
        <FormSettingsDialog
          siteId={siteId}
          formId={id}
          name={String(props['name'] ?? '')}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
