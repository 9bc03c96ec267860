/** Counts the characters of a text area against its limit, beneath it. */
import { countCharacters, counterText, isOverLimit } from '#domain/forms/text-limit.ts';

const counted = new WeakSet<HTMLTextAreaElement>();

/**
 * Once only for a text area, however often it is asked for.
 * @returns undo
 */
export function attachCounter(area: HTMLTextAreaElement, limit: number): () => void {
  if (counted.has(area)) return () => {};
  counted.add(area);
  const next = area.nextElementSibling;
  // The server's, so that nothing moves when this comes.
  const known = next instanceof HTMLElement && next.matches('.field-counter') ? next : undefined;
  const counter = known ?? document.createElement('p');
  const first = counter.textContent;
  if (!known) {
    counter.className = 'field-counter';
    area.after(counter);
  }
  const count = () => {
    const isOver = isOverLimit(area.value, limit);
    counter.textContent = counterText(countCharacters(area.value), limit);
    for (const element of [counter, area]) element.classList.toggle('is-over', isOver);
  };
  count();
  area.addEventListener('input', count);
  return () => {
    area.removeEventListener('input', count);
    area.classList.remove('is-over');
    if (area.classList.length === 0) area.removeAttribute('class');
    if (known) {
      known.textContent = first;
      known.classList.remove('is-over');
    } else counter.remove();
    counted.delete(area);
  };
}
