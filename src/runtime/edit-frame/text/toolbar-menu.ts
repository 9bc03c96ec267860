/** A toolbar button that opens a menu. */
import { overlayButton } from '../layer.ts';

export interface Control {
  readonly button: HTMLButtonElement;
  /** Updates the pressed buttons. */
  refresh(): void;
}

export interface Choice {
  readonly label: string;
  readonly className?: string;
  readonly icon?: string;
  /** Left out for actions, which have no state. */
  readonly isChosen?: boolean;
  choose(): void;
}

interface Dropdown {
  readonly label: string;
  readonly icon?: string;
  choices(): readonly Choice[];
  /** Gets the focus back. */
  onClose(): void;
}

const ARROW = 'M4.5 6.5l3.5 3.5 3.5-3.5';

export function createDropdown(bar: HTMLElement, { label, icon = ARROW, choices, onClose }: Dropdown) {
  const button = overlayButton('text-button', label, icon);
  button.ariaHasPopup = 'menu';
  button.ariaExpanded = 'false';
  let menu: HTMLElement | undefined;
  const close = () => {
    // Removing it blurs it, which closes it again.
    const closing = menu;
    menu = undefined;
    closing?.remove();
    button.ariaExpanded = 'false';
  };
  const open = () => {
    menu = menuOf(label, choices(), close, onClose);
    button.ariaExpanded = 'true';
    bar.append(menu);
    // Kept within the toolbar, which is within the window.
    menu.style.left = `${Math.max(0, Math.min(button.offsetLeft, bar.offsetWidth - menu.offsetWidth))}px`;
    const chosen = menu.querySelector<HTMLElement>('[aria-checked="true"]') ?? menu.querySelector('button');
    chosen?.focus();
  };
  button.addEventListener('click', () => (menu ? close() : open()));
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' || menu) return;
    event.preventDefault();
    open();
  });
  return button;
}

function menuOf(label: string, choices: readonly Choice[], close: () => void, onClose: () => void) {
  const menu = document.createElement('div');
  menu.className = 'text-menu';
  menu.setAttribute('role', 'menu');
  menu.ariaLabel = label;
  const items = choices.map((choice) => itemOf(choice, close));
  menu.append(...items);
  menu.addEventListener('keydown', (event) => {
    const index = items.indexOf(event.target as HTMLButtonElement);
    const steps = new Map<string, () => void>([
      ['ArrowDown', () => items[(index + 1) % items.length]?.focus()],
      ['ArrowUp', () => items.at(index - 1)?.focus()],
      ['Home', () => items[0]?.focus()],
      ['End', () => items.at(-1)?.focus()],
      ['Escape', onClose],
      ['Tab', onClose],
    ]);
    const step = steps.get(event.key);
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  });
  menu.addEventListener('focusout', (event) => {
    // Switching to another window does not close it.
    if (document.hasFocus() && !menu.contains(event.relatedTarget as Node | null)) close();
  });
  return menu;
}

function itemOf({ label, className = '', icon, isChosen, choose }: Choice, close: () => void) {
  const item = document.createElement('button');
  item.type = 'button';
  item.className = className;
  item.tabIndex = -1;
  item.setAttribute('role', isChosen === undefined ? 'menuitem' : 'menuitemradio');
  if (isChosen !== undefined) item.ariaChecked = String(isChosen);
  if (icon) item.append(...overlayButton('', '', icon).children);
  item.append(label);
  item.addEventListener('click', () => {
    close();
    choose();
  });
  return item;
}
