/**
 * Asks something over the page, and tells what was answered: the pattern "Alert and Message Dialogs" of the ARIA
 * authoring practices. What needs no answer is an information: it stands at the top and goes by itself.
 */
import { trapFocus } from '../focus-trap/trap-focus.ts';
import { scale } from '../transition/appear.ts';
import {
  buttonsOf,
  CONFIRMATION_WORDS,
  type ConfirmationAnswer,
  type ConfirmationOptions,
  HIDE_FALLBACK_MS,
  INFORMATION_MS,
} from './confirmation-settings.ts';
import { adoptSheet } from './sheet.ts';

export interface Confirmation {
  readonly answer: Promise<ConfirmationAnswer>;
  /** Takes it off the page at once; it counts as cancelled. */
  destroy(): void;
}

let count = 0;

export function askForConfirmation(options: ConfirmationOptions): Confirmation {
  const undos = [adoptSheet()];
  const dialog = document.createElement('dialog');
  dialog.className = 'confirmation';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.dataset['state'] = 'hidden';
  fill(dialog, options);
  const { promise, settle } = answering(dialog, undos);
  // Without buttons it has the focus itself, so that it is read and can be left.
  if (buttonsOf(options).length === 0) dialog.tabIndex = -1;
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    settle('cancel');
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // One press closes one thing.
    event.stopPropagation();
    event.preventDefault();
    settle('cancel');
  });
  answerAtOverlay(dialog, () => settle('cancel'));
  for (const button of dialog.querySelectorAll('button'))
    button.addEventListener('click', () => settle(button.dataset['answer'] as ConfirmationAnswer));
  document.body.append(dialog);
  dialog.showModal();
  dialog.dataset['state'] = 'shown';
  const release = trapFocus({ container: dialog });
  undos.push(release, scale(dialog, true));
  // While it fades the Tab key is the page’s again.
  dialog.addEventListener('close', release);
  return { answer: promise, destroy: () => settle('cancel', true) };
}

/** Says something and asks for nothing but that it was read. */
export function alertOf(title: string, text?: string, okay: string = CONFIRMATION_WORDS.okay): Confirmation {
  return askForConfirmation({ style: 'confirm-only', title, text, labels: { confirm: okay } });
}

/** Stands at the top right for two seconds, longer while somebody points at it, and confirms itself. */
export function inform(options: Pick<ConfirmationOptions, 'title' | 'text'>): Confirmation {
  const undos = [adoptSheet()];
  const box = document.createElement('div');
  box.className = 'confirmation information';
  box.setAttribute('role', 'status');
  box.dataset['state'] = 'shown';
  const { promise, settle } = answering(box, undos);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(() => settle('confirm'), INFORMATION_MS);
  };
  const hold = () => clearTimeout(timer);
  undos.push(hold);
  for (const type of ['pointerenter', 'focusin']) box.addEventListener(type, hold);
  for (const type of ['pointerleave', 'focusout'])
    box.addEventListener(type, () => {
      hold();
      wait();
    });
  // Within a dialog that is open, so that it is not behind it.
  ([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body).append(box);
  // A status is announced when it changes, not when it comes.
  box.append(...wordsOf({ ...options }, 'p'));
  wait();
  return { answer: promise, destroy: () => settle('cancel', true) };
}

/** Shown, hiding, and gone: the answer comes at once, what is on the page fades. */
function answering(element: HTMLElement, undos: (() => void)[]) {
  let tell: (answer: ConfirmationAnswer) => void = () => {};
  const promise = new Promise<ConfirmationAnswer>((resolve) => {
    tell = resolve;
  });
  let fallback: ReturnType<typeof setTimeout> | undefined;
  const destroy = () => {
    clearTimeout(fallback);
    element.dataset['state'] = 'destroyed';
    element.remove();
    for (const undo of undos.splice(0)) undo();
  };
  const settle = (answer: ConfirmationAnswer, isAtOnce = false) => {
    const isHiding = element.dataset['state'] === 'hiding';
    if (element.dataset['state'] === 'destroyed' || (isHiding && !isAtOnce)) return;
    tell(answer);
    // The page is in reach again, and has the focus back, while it fades.
    if (element instanceof HTMLDialogElement) {
      element.close();
      // Shown without its method, which would take the focus again.
      if (!isAtOnce) element.setAttribute('open', '');
      element.inert = true;
    }
    element.dataset['state'] = 'hiding';
    if (isAtOnce || getComputedStyle(element).transitionDuration === '0s') return destroy();
    element.addEventListener('transitionend', destroy, { once: true });
    fallback = setTimeout(destroy, HIDE_FALLBACK_MS);
  };
  return { promise, settle };
}

/** A press that begins and ends beside the box. */
function answerAtOverlay(dialog: HTMLDialogElement, cancel: () => void): void {
  let isPressed = false;
  const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  };
  dialog.addEventListener('mousedown', (event) => {
    isPressed = isBeside(event);
  });
  dialog.addEventListener('click', (event) => {
    if (isPressed && isBeside(event)) cancel();
  });
}

function fill(dialog: HTMLElement, options: ConfirmationOptions): void {
  count += 1;
  const [title, text] = wordsOf(options, 'h2');
  if (title) {
    title.id = `confirmation-${count}`;
    dialog.setAttribute('aria-labelledby', title.id);
  }
  if (text) {
    text.id = `confirmation-${count}-text`;
    dialog.setAttribute('aria-describedby', text.id);
  }
  const row = document.createElement('div');
  for (const [answer, label] of buttonsOf(options)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset['answer'] = answer;
    button.textContent = label;
    row.append(button);
  }
  dialog.append(...[title, text, row.childElementCount > 0 && row].filter((each) => each instanceof Node));
}

function wordsOf({ title, text }: Pick<ConfirmationOptions, 'title' | 'text'>, tag: string): HTMLElement[] {
  return [title, text ?? ''].filter(Boolean).map((words, index) => {
    const element = document.createElement(index === 0 ? tag : 'p');
    element.textContent = words;
    return element;
  });
}
