/** Whether a dialog or menu is open, which then has the keys to itself. */

/** Toasts have the role of dialogs, but handle no keys. */
const OVERLAY =
  ':is([role="dialog"], [role="menu"], [role="listbox"], [role="alertdialog"]):not([role="region"] *)';

export function isOverlayOpen(): boolean {
  return document.querySelector(OVERLAY) !== null;
}
