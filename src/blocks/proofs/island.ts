/** Counts what may still be chosen, and takes no more than that. */
import type { Island } from '#runtime/island.ts';
import { fill, pageWords } from '#runtime/words.ts';
import { inScript } from './words/en.ts';

const mount: Island = (root) => {
  const form = root.querySelector('form');
  const bar = root.querySelector<HTMLElement>('.proofs-left');
  const maximum = Number(bar?.dataset['maximum'] ?? 0);
  if (!form || !bar || maximum === 0) return () => {};
  const words = pageWords('proofs', inScript);
  const before = bar.textContent;
  const marks = [...form.querySelectorAll<HTMLInputElement>('.proofs-mark input')];
  const show = (isFull: boolean) => {
    const left = maximum - marks.filter(({ checked }) => checked).length;
    bar.textContent = fill(isFull ? words.full : words.left, {
      left: `${Math.max(0, left)}`,
      maximum: `${maximum}`,
    });
  };
  const stopped = new AbortController();
  form.addEventListener(
    'change',
    ({ target }) => {
      const mark = marks.find((each) => each === target);
      if (!mark) return;
      const isTooMany = mark.checked && marks.filter(({ checked }) => checked).length > maximum;
      if (isTooMany) mark.checked = false;
      show(isTooMany);
    },
    { signal: stopped.signal },
  );
  show(false);
  return () => {
    stopped.abort();
    bar.textContent = before;
  };
};
export default mount;
