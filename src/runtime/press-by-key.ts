/** Enter and Space press what is a button by its role alone, such as the donate button (KEYS-11, KEYS-12). */
export function pressByKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.repeat || !/^(Enter| )$/.test(event.key)) return;
  // The browser presses its own buttons and links by itself.
  if (!target.matches('[role=button]:not(button,a[href],input,summary)')) return;
  event.preventDefault();
  target.click();
}
