/** Closes the bar, and remembers that. */
import { CLOSED_BAR_KEY } from '#domain/popups/contract.ts';
import type { Island } from '#runtime/island.ts';

const mount: Island = (root) => {
  const bar = root.querySelector<HTMLElement>('.announcement-bar');
  const button = bar?.querySelector('button');
  if (!bar || !button) return () => {};
  const isExample = bar.dataset['example'] !== undefined;
  const close = () => {
    bar.hidden = true;
    document.getElementById('main')?.focus({ preventScroll: true });
    try {
      if (!isExample) localStorage.setItem(CLOSED_BAR_KEY, bar.dataset['version'] ?? '');
    } catch {
      // A browser that keeps nothing shows it again.
    }
  };
  button.addEventListener('click', close);
  return () => button.removeEventListener('click', close);
};
export default mount;
