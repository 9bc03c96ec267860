/** What the owner alone sets for a form: who is told, what is kept, what follows. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Loading } from '../ui/spinner.tsx';
import styles from './form-part.module.css';
import type { FormPartProps } from './form-part.tsx';
import { LimitsPart } from './limits-part.tsx';
import { ListPart } from './list-part.tsx';
import { MailsPart } from './mails-part.tsx';
import { NoticePart } from './notice-part.tsx';

interface FormSettingsDialogProps extends FormPartProps {
  readonly name: string;
  readonly onClose: () => void;
}

interface SettingsPart {
  readonly id: string;
  readonly label: string;
  /** Loads and saves what it is about by itself. */
  readonly Part: (props: FormPartProps) => ReactNode;
}

const WebhooksPart = lazy(async () => ({ default: (await import('./webhooks-part.tsx')).WebhooksPart }));

const PARTS: readonly SettingsPart[] = [
  { id: 'notice', label: 'Notices', Part: NoticePart },
  { id: 'mails', label: 'Mails', Part: MailsPart },
  { id: 'list', label: 'List', Part: ListPart },
  { id: 'limits', label: 'Limits', Part: LimitsPart },
  { id: 'webhooks', label: 'Webhooks', Part: WebhooksPart },
];

export function FormSettingsDialog({ siteId, formId, name, onClose }: FormSettingsDialogProps): ReactNode {
  const [open, setOpen] = useState('notice');
  // What was looked at stays, so that nothing entered is lost on the way to another part.
  const [seen, setSeen] = useState<readonly string[]>(['notice']);
  const show = (id: string) => {
    setOpen(id);
    setSeen([...new Set([...seen, id])]);
  };
  return (
    <Dialog title={name || 'Unnamed form'} isOpen onClose={onClose}>
      {PARTS.length > 1 && (
        <div className={styles['parts']}>
          <Segmented
            label="Settings of the form"
            value={open}
            options={PARTS.map(({ id, label }) => ({ value: id, label }))}
            onChange={show}
          />
        </div>
      )}
      {PARTS.filter(({ id }) => seen.includes(id)).map(({ id, Part }) => (
        <div key={id} hidden={id !== open}>
          <Suspense fallback={<Loading />}>
            <Part siteId={siteId} formId={formId} />
          </Suspense>
        </div>
      ))}
    </Dialog>
  );
}
