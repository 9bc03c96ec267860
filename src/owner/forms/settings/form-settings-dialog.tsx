/** The settings of a form that visitors never see: notices, limits, mails, lists and webhooks. */

import { type ReactNode, useCallback, useState } from 'react';
import { fill } from '../../fill.ts';
import { listed } from '../../language.ts';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { inPlace, lazyPart } from '../../ui/lazy-part.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toggleIn } from '../../ui/toggle-in.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import styles from './form-part.module.css';
import { type FormPartProps, PartChanges } from './form-part.tsx';
import { LimitsPart } from './limits-part.tsx';
import { ListPart } from './list-part.tsx';
import { MailsPart } from './mails-part.tsx';
import { NoticePart } from './notice-part.tsx';
import * as say from './words/en.ts';

interface FormSettingsDialogProps extends FormPartProps {
  readonly name: string;
  readonly onClose: () => void;
}

interface SettingsPart {
  readonly id: string;
  readonly label: string;
  /** Loads and saves its settings itself. */
  readonly Part: (props: FormPartProps) => ReactNode;
}

const WebhooksPart = lazyPart(() => import('./webhooks-part.tsx'), 'WebhooksPart', inPlace);

const PARTS: readonly SettingsPart[] = [
  { id: 'notice', label: say.notifications, Part: NoticePart },
  { id: 'mails', label: say.emails, Part: MailsPart },
  { id: 'list', label: say.list, Part: ListPart },
  { id: 'limits', label: say.limits, Part: LimitsPart },
  { id: 'webhooks', label: say.webhooks, Part: WebhooksPart },
];

export function FormSettingsDialog({ siteId, formId, name, onClose }: FormSettingsDialogProps): ReactNode {
  const [open, setOpen] = useState('notice');
  // Parts stay mounted, so that switching between them loses nothing.
  const [seen, setSeen] = useState<readonly string[]>(['notice']);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [isLeaving, setIsLeaving] = useState(false);
  const tell = useCallback((id: string, isChanged: boolean) => {
    setChanged((before) => (before.has(id) === isChanged ? before : toggleIn(before, id)));
  }, []);
  const show = (id: string) => {
    setOpen(id);
    setSeen([...new Set([...seen, id])]);
  };
  const unsaved = PARTS.filter(({ id }) => changed.has(id)).map(({ label }) => label);
  return (
    <Dialog
      title={name || say.unnamedForm}
      isOpen
      onClose={() => (unsaved.length > 0 ? setIsLeaving(true) : onClose())}
    >
      <div className={styles['parts']}>
        <Segmented
          label={say.formSettings}
          value={open}
          options={PARTS.map(({ id, label }) => ({
            value: id,
            label,
            ...(changed.has(id) ? { mark: <Unsaved /> } : {}),
          }))}
          onChange={show}
        />
      </div>
      {PARTS.filter(({ id }) => seen.includes(id)).map(({ id, Part }) => (
        <div key={id} hidden={id !== open}>
          <ToldPart id={id} tell={tell}>
            <Part siteId={siteId} formId={formId} />
          </ToldPart>
        </div>
      ))}
      <Leaving unsaved={unsaved} isOpen={isLeaving} onStay={() => setIsLeaving(false)} onLeave={onClose} />
    </Dialog>
  );
}

function Unsaved(): ReactNode {
  return (
    <span className={styles['unsaved']}>
      <span className="visually-hidden">{say.changed} </span>
    </span>
  );
}

interface ToldPartProps {
  readonly id: string;
  readonly tell: (id: string, isChanged: boolean) => void;
  readonly children: ReactNode;
}

function ToldPart({ id, tell, children }: ToldPartProps): ReactNode {
  const tellOne = useCallback((isChanged: boolean) => tell(id, isChanged), [id, tell]);
  return <PartChanges value={tellOne}>{children}</PartChanges>;
}

interface LeavingProps {
  /** Labels of the parts with unsaved changes. */
  readonly unsaved: readonly string[];
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function Leaving({ unsaved, isOpen, onStay, onLeave }: LeavingProps): ReactNode {
  const way = useLeaveGuard(unsaved.length > 0);
  const isBlocked = way.state === 'blocked';
  return (
    <ConfirmDialog
      title={say.leaveWithoutSaving}
      description={fill(say.yourChangesUnderUnsavedAreNot, {
        unsaved: listed(unsaved),
      })}
      action={say.leaveWithoutSaving2}
      isOpen={isOpen || isBlocked}
      onConfirm={isBlocked ? () => way.proceed() : onLeave}
      onClose={isBlocked ? () => way.reset() : onStay}
    />
  );
}
