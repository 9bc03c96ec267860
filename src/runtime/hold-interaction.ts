/**
 * Keeps what a visitor does on an island that is still on its way, and does it again once it is there, so
 * that the first click or key is never lost and never answered by half a widget.
 */

const HELD = ['click', 'submit', 'keydown', 'focusin', 'input'] as const;
const TRIGGERS = [...HELD, 'pointerover', 'pointerdown'] as const;
const EDITABLE = 'input,textarea,select,[contenteditable]';
/** The browser turns Enter and Space on these into a click, which is held instead of the key. */
const ACTIVATED_BY_KEY = 'a[href],button,summary';

/**
 * Calls `start` at the first interaction with `root` and holds what follows.
 * @returns release: stops listening and does again what was held, on the elements it was meant for
 */
export function holdInteraction(root: HTMLElement, start: () => void): (replay: boolean) => void {
  const held: (() => void)[] = [];
  let hasStarted = false;
  const hold = (event: Event) => {
    if (isLeftToBrowser(event)) return;
    // What is typed or focused has happened already: the island only has to be told.
    if (event.type !== 'input' && event.type !== 'focusin') event.preventDefault();
    event.stopImmediatePropagation();
    held.push(replayOf(root, event));
  };
  const listen = (event: Event) => {
    if ((HELD as readonly string[]).includes(event.type)) hold(event);
    if (hasStarted) return;
    hasStarted = true;
    start();
  };
  for (const type of TRIGGERS) root.addEventListener(type, listen, true);
  return (replay) => {
    for (const type of TRIGGERS) root.removeEventListener(type, listen, true);
    if (replay) for (const again of held) again();
  };
}

function isLeftToBrowser(event: Event): boolean {
  // What is ticked or chosen is so at once, by the click itself: the island is told by the `input` event.
  if (event instanceof MouseEvent)
    return event.button > 0 || hasModifier(event) || !!(event.target as Element).closest('label,input');
  if (!(event instanceof KeyboardEvent)) return false;
  const target = event.target as Element;
  return (
    event.key === 'Tab' ||
    hasModifier(event) ||
    target.matches(EDITABLE) ||
    (/^(Enter| )$/.test(event.key) && target.matches(ACTIVATED_BY_KEY))
  );
}

function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && event instanceof MouseEvent);
}

function replayOf(root: HTMLElement, event: Event): () => void {
  const original = event.target as HTMLElement;
  const path = pathOf(root, original);
  return () => {
    const target = original.isConnected ? original : elementAt(root, path);
    if (!target) return;
    if (event.type === 'focusin' && target !== document.activeElement) return;
    if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter);
    // The event's own constructor and fields: `new MouseEvent('click', event)` copies keys and coordinates.
    else target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  };
}

/** Child positions from `root` down to `element`: finds the successor of an element that was replaced. */
function pathOf(root: Element, element: Element): number[] {
  const path: number[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}

function elementAt(root: Element, path: readonly number[]): Element | undefined {
  return path.reduce<Element | undefined>((at, index) => at?.children[index], root);
}
