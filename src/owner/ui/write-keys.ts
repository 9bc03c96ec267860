/** Keys as people see them on their keyboard. */
import * as say from './words/en.ts';

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);
const SIGNS: Readonly<Record<string, string>> = {
  mod: IS_MAC ? '⌘' : say.ctrl,
  alt: IS_MAC ? '⌥' : say.alt,
  shift: IS_MAC ? '⇧' : say.shift,
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: say.esc,
  Delete: say.deleteKey,
  Enter: say.enterKey,
};

/** "⌘D" or "Ctrl D". */
export function writeKeys(keys: string): string[] {
  return keys.split('+').map((part) => SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part));
}

export function keysOf(keys: string): string {
  return writeKeys(keys).join(IS_MAC ? '' : '+');
}
