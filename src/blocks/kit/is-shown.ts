/** Whether an element takes part in the page. `checkVisibility` says the same, from Safari 17.4 on. */
export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
