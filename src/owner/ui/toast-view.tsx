/** Where toasts are shown. */
import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import styles from './toasts.module.css';
import { type ToastWords, takeToasts } from './toasts.tsx';
import * as say from './words/en.ts';

const SHOWN_MS = 6000;
const ERROR_SHOWN_MS = 12_000;
const TICK_MS = 500;

interface Shown extends Pick<ToastWords, 'offer'> {
  /** How much longer it is shown; counted down. */
  leftMs: number;
}

const manager = Toast.createToastManager<Shown>();

function shownFor({ isError, isQuestion = false }: ToastWords): number {
  if (isQuestion) return Number.POSITIVE_INFINITY;
  return isError ? ERROR_SHOWN_MS : SHOWN_MS;
}

function add(toast: ToastWords): void {
  const { words, isError, action, offer, about, onClose } = toast;
  manager.add({
    description: words,
    data: { offer, leftMs: shownFor(toast) },
    ...(about ? { id: about } : {}),
    ...(onClose ? { onClose } : {}),
    // Without a priority: the library hides urgent toasts from screen readers, but not their buttons from Tab.
    ...(isError ? { type: 'error' } : {}),
    // Without an end: `useExpiry` counts.
    timeout: 0,
    ...(action ? { actionProps: { children: action.label, onClick: action.onSelect } } : {}),
  });
}

export function ToastView(): ReactNode {
  const viewport = useRef<HTMLDivElement>(null);
  // Runs after the provider has begun to listen.
  useEffect(() => takeToasts({ show: add, withdraw: (about) => manager.close(about) }), []);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport ref={viewport} className={styles['viewport']}>
          <ToastList viewport={viewport} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function isOver(shown: Shown): boolean {
  shown.leftMs -= TICK_MS;
  return shown.leftMs <= 0;
}

/**
 * Closes each toast when its time is up. The library's own clock stops once the focus is in a frame, which is where it
 * is for as long as somebody writes on a page. This one stops while the window is not looked at, or a toast is read.
 */
function useExpiry(viewport: RefObject<HTMLDivElement | null>): void {
  const { toasts, close } = Toast.useToastManager<Shown>();
  useEffect(() => {
    if (toasts.length === 0) return undefined;
    const timer = setInterval(() => {
      if (!document.hasFocus() || viewport.current?.matches(':hover, :focus-within')) return;
      for (const { id, data } of toasts) if (data && isOver(data)) close(id);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [toasts, close, viewport]);
}

function ToastList({ viewport }: { readonly viewport: RefObject<HTMLDivElement | null> }): ReactNode {
  const { toasts, close } = Toast.useToastManager<Shown>();
  useExpiry(viewport);
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      aria-label={toast.type === 'error' ? say.errors : say.notifications}
      className={`row floating tight ink ${styles['toast']}`}
      data-kind={toast.type}
    >
      <Toast.Description className="grow words" />
      {toast.data?.offer && (
        <button
          type="button"
          className={`fixed accent ${styles['action']}`}
          onClick={() => {
            close(toast.id);
            toast.data?.offer?.onSelect();
          }}
        >
          {toast.data.offer.label}
        </button>
      )}
      {toast.actionProps && <Toast.Action className={`fixed accent ${styles['action']}`} />}
      {/* The library's own button is hidden from screen readers until the toasts are unfolded, but not from Tab. */}
      <IconButton label={say.dismiss} icon={<X />} size="small" onClick={() => close(toast.id)} />
    </Toast.Root>
  ));
}
