/** What the panels of all form-like blocks share: custom code, and links to submissions and settings. */
import { ChevronRight, Inbox, Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { NamedField } from '#domain/fields/describe-schema.ts';
import { FieldList as GeneratedFields } from '../../fields/field-control.tsx';
import { Group } from '../../fields/group.tsx';
import { usePanel } from '../../fields/panel-context.tsx';
import { useMay } from '../../session.ts';
import { FormSettingsDialog } from '../settings/form-settings-dialog.tsx';
import styles from './form-panel.module.css';
import * as say from './words/en.ts';

export const CODE_KEYS: ReadonlySet<string> = new Set(['html', 'trust']);

/** Folded away unless there is some. */
export function SentCode({ fields }: { readonly fields: readonly NamedField[] }): ReactNode {
  const { target } = usePanel();
  const hasCode = target.kind === 'block' && Boolean(target.value.props['html']);
  return (
    <details className={styles['code']} open={hasCode || undefined}>
      <summary>
        <ChevronRight size={14} aria-hidden="true" />
        {say.codeAfterSending}
      </summary>
      <GeneratedFields fields={fields} path={['props']} />
    </details>
  );
}

/** The group about submissions: the form's name, its inbox, and its settings. */
export function SubmissionsGroup({ fields }: { readonly fields: readonly NamedField[] }): ReactNode {
  return (
    <Group title={say.submissions}>
      <GeneratedFields fields={fields.filter(({ key }) => key === 'name')} path={['props']} />
      <Afterwards />
    </Group>
  );
}

function Afterwards(): ReactNode {
  const { target, siteId } = usePanel();
  const mayRead = useMay('config.crm');
  const maySet = useMay('config.settings');
  const [isOpen, setIsOpen] = useState(false);
  if (target.kind !== 'block') return null;
  const { id, props } = target.value;
  return (
    <div className={`stack snug ${styles['afterwards']}`}>
      {mayRead && (
        <Link
          className={`row control plain icons ink ${styles['way']}`}
          to={`/sites/${siteId}/submissions?form=${id}`}
        >
          <Inbox size={16} aria-hidden="true" />
          <span>{say.viewSubmissions}</span>
          <ChevronRight size={14} aria-hidden="true" />
        </Link>
      )}
      {maySet && (
        <button
          type="button"
          className={`row control plain icons ink ${styles['way']}`}
          onClick={() => setIsOpen(true)}
        >
          <Settings2 size={16} aria-hidden="true" />
          <span>{say.emailsLimitsStorage}</span>
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
