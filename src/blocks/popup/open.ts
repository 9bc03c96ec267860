/** An open popup: over the page, out of which the focus does not get, or beside it; remembered once it is closed. */
import { type PopupRecord, recordKey } from '#domain/popups/contract.ts';
import { FORM_SENT_EVENT, OVERLAY_EVENT } from '#domain/tracking/contract.ts';
import { openOverlay } from '#runtime/overlays/overlays.ts';
import type { TriggerProps } from './trigger-props.ts';

/** @returns closes it without remembering anything */
export function openPopup(dialog: HTMLDialogElement, { id, settings, isExample }: TriggerProps): () => void {
  const undo = new AbortController();
  const { signal } = undo;
  const isModal = settings.style !== 'corner';
  const tell = (action: 'shown' | 'closed' | 'converted') => {
    if (!isExample) document.dispatchEvent(new CustomEvent(OVERLAY_EVENT, { detail: { action, id } }));
  };
  const remember = (submitted: boolean) => {
    if (isExample) return;
    const record: PopupRecord = { version: settings.version, submitted, closedDate: Date.now() };
    try {
      localStorage.setItem(recordKey(id), JSON.stringify(record));
    } catch {
      // A browser that keeps nothing shows it again.
    }
  };
  let isConverted = false;
  const convert = () => {
    if (isConverted) return;
    isConverted = true;
    remember(true);
    tell('converted');
  };

  if (isExample) {
    dialog.removeAttribute('open');
    delete dialog.dataset['example'];
  }
  const opener = document.activeElement as HTMLElement | null;
  if (isModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  const leave = openOverlay({ element: dialog, close: () => close(), isModal, opener });
  const putBack = () => {
    undo.abort();
    if (dialog.matches(':modal')) dialog.close();
    dialog.removeAttribute('open');
    leave();
    if (isExample) {
      dialog.dataset['example'] = '';
      dialog.setAttribute('open', '');
    }
  };
  const close = () => {
    if (signal.aborted) return;
    putBack();
    if (!isConverted) remember(false);
    tell('closed');
  };
  tell('shown');
  dialog.querySelector('.popup-close')?.addEventListener('click', close, { signal });
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      close();
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element | null)?.closest('a.button')) convert();
    },
    { signal },
  );
  document.addEventListener(
    FORM_SENT_EVENT,
    (event) => {
      const { formId } = (event as CustomEvent<{ formId?: string }>).detail ?? {};
      const sent = [...dialog.querySelectorAll<HTMLInputElement>('input[name=formId]')];
      if (sent.some(({ value }) => value === formId)) convert();
    },
    { signal },
  );
  return () => {
    if (!signal.aborted) putBack();
  };
}
