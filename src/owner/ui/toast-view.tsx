/** Where toasts are shown. */
import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { IconButton } from './button.tsx';
import styles from './toasts.module.css';
import { type ToastWords, takeToasts } from './toasts.tsx';

const SHOWN_MS = 6000;
const ERROR_SHOWN_MS = 12_000;

const manager = Toast.createToastManager<Pick<ToastWords, 'offer'>>();

/** For the library, zero is without an end. */
function shownFor({ isError, isQuestion = false }: ToastWords): number {
  if (isQuestion) return 0;
  return isError ? ERROR_SHOWN_MS : SHOWN_MS;
}

function add(toast: ToastWords): void {
  const { words, isError, action, offer, about } = toast;
  manager.add({
    description: words,
    data: { offer },
    ...(about ? { id: about } : {}),
    // Without a priority: the library hides urgent toasts from screen readers, but not their buttons from Tab.
    ...(isError ? { type: 'error' } : {}),
    timeout: shownFor(toast),
    ...(action ? { actionProps: { children: action.label, onClick: action.onSelect } } : {}),
  });
}

export function ToastView(): ReactNode {
  // Runs after the provider has begun to listen.
  useEffect(() => takeToasts({ show: add, withdraw: (about) => manager.close(about) }), []);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles['viewport']}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList(): ReactNode {
  const { toasts, close } = Toast.useToastManager<Pick<ToastWords, 'offer'>>();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      aria-label={toast.type === 'error' ? 'What went wrong' : 'What has happened'}
      className={styles['toast']}
      data-kind={toast.type}
    >
      <Toast.Description className={styles['words']} />
      {toast.data?.offer && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            close(toast.id);
            toast.data?.offer?.onSelect();
          }}
        >
          {toast.data.offer.label}
        </button>
      )}
      {toast.actionProps && <Toast.Action className={styles['action']} />}
      {/* The library's own button is hidden from screen readers until the toasts are unfolded, but not from Tab. */}
      <IconButton label="Dismiss" icon={<X />} size="small" onClick={() => close(toast.id)} />
    </Toast.Root>
  ));
}
