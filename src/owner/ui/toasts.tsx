/** Short words about what has just happened, with a way back where there is one. */
import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../api.ts';
import { IconButton } from './button.tsx';
import styles from './toasts.module.css';

const manager = Toast.createToastManager();

export interface ToastOptions {
  /** The way back: "Undo". */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

const SHOWN_MS = 6000;
const ERROR_SHOWN_MS = 12_000;

/** Says that something worked. */
export function showToast(message: string, options: ToastOptions = {}): void {
  manager.add({
    description: message,
    timeout: SHOWN_MS,
    ...(options.action
      ? { actionProps: { children: options.action.label, onClick: options.action.onSelect } }
      : {}),
  });
}

/** Says that something failed, and why. @param error what was thrown, or the words themselves */
export function showError(error: unknown): void {
  const description = typeof error === 'string' ? error : messageOf(error);
  manager.add({ description, type: 'error', priority: 'high', timeout: ERROR_SHOWN_MS });
}

export function Toasts({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles['viewport']}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList(): ReactNode {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      aria-label={toast.type === 'error' ? 'What went wrong' : 'What has happened'}
      className={styles['toast']}
      data-kind={toast.type}
    >
      <Toast.Description className={styles['words']} />
      {toast.actionProps && <Toast.Action className={styles['action']} />}
      <Toast.Close render={<IconButton label="Dismiss" icon={<X />} size="small" />} />
    </Toast.Root>
  ));
}
