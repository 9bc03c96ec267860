/** Dialogs: for a task of its own, or to spell out what cannot be undone. */
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import styles from './dialog.module.css';
import * as say from './words/en.ts';

export interface DialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly size?: 'small' | 'normal' | 'large' | 'full';
  /** What gets the focus afterwards; without it, or null, what had it before. */
  readonly focusAfter?: (() => HTMLElement | null) | undefined;
  /** Buttons at the foot; the primary one last. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

export function Dialog(props: DialogProps): ReactNode {
  const { title, description, isOpen, onClose, size = 'normal', focusAfter, footer, children } = props;
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles['backdrop']} />
        <Base.Popup
          className={`column floating ${styles['dialog']} ${styles[size] ?? ''}`}
          data-modal=""
          finalFocus={focusAfter && (() => focusAfter() ?? true)}
        >
          <header className={`row between ${styles['header']}`}>
            <Base.Title className={styles['title']}>{title}</Base.Title>
            <Base.Close render={<IconButton label={say.close} icon={<X />} size="small" />} />
          </header>
          <div className={`scroll grow ${styles['body']}`}>
            {description && (
              <Base.Description className={`words muted after ${styles['description']}`}>
                {description}
              </Base.Description>
            )}
            {children}
          </div>
          {footer && <footer className={`cluster tight end ${styles['footer']}`}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export interface ConfirmDialogProps extends Pick<DialogProps, 'focusAfter'> {
  readonly title: string;
  /** The consequence, spelled out. */
  readonly description: ReactNode;
  /** What happens, as a verb: "Delete for good". */
  readonly action: string;
  readonly isOpen: boolean;
  readonly isBusy?: boolean;
  readonly isDangerous?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const {
    title,
    description,
    action,
    isOpen,
    isBusy,
    isDangerous = true,
    focusAfter,
    onConfirm,
    onClose,
  } = props;
  return (
    <Dialog
      title={title}
      description={description}
      isOpen={isOpen}
      onClose={onClose}
      focusAfter={focusAfter}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button tone={isDangerous ? 'danger' : 'primary'} isBusy={isBusy ?? false} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
