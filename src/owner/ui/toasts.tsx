/** Short words about what has just happened, with a way back where there is one. */
import { messageOf } from '../api.ts';

export interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

export interface ToastOptions {
  /** The way back: "Undo". */
  readonly action?: ToastAction;
  /** Something else to do about it: "Close the gap". */
  readonly offer?: ToastAction | undefined;
  /** It asks for something, and stays until that is done or it is closed. */
  readonly isQuestion?: boolean;
  /** What it is about: newer words about the same thing take the place of older ones. */
  readonly about?: string;
  /** Called when it goes away, however that happens. */
  readonly onClose?: () => void;
}

export interface ToastWords extends ToastOptions {
  readonly words: string;
  readonly isError: boolean;
}

export interface ToastPlace {
  readonly show: (toast: ToastWords) => void;
  readonly withdraw: (about: string) => void;
}

let place: ToastPlace | undefined;
let waiting: ToastWords[] = [];

function add(toast: ToastWords): void {
  if (place) place.show(toast);
  else waiting.push(toast);
}

/** Hands over what is to be shown from now on, and what has been said already. */
export function takeToasts(to: ToastPlace): void {
  place = to;
  for (const toast of waiting.splice(0)) to.show(toast);
}

/** What was said about this is true no more. */
export function withdrawToast(about: string): void {
  waiting = waiting.filter((toast) => toast.about !== about);
  place?.withdraw(about);
}

/** Says that something worked. */
export function showToast(message: string, options: ToastOptions = {}): void {
  add({ words: message, isError: false, ...options });
}

/** Says that something failed, and why. @param error what was thrown, or the words themselves */
export function showError(error: unknown): void {
  add({ words: wordsOf(error), isError: true });
}

/** A later message about the same thing replaces it. */
export function showErrorAbout(about: string, error: unknown, options: ToastOptions = {}): void {
  add({ words: wordsOf(error), isError: true, about, ...options });
}

function wordsOf(error: unknown): string {
  return typeof error === 'string' ? error : messageOf(error);
}
