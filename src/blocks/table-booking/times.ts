/** Which times there are follows from the day: what is too soon goes, and a choice that went with it is made anew. */
import { SITE_EVENTS } from '#domain/calls/contract.ts';
import type { Undo } from '#runtime/island.ts';
import { fill, pageWords } from '#runtime/words.ts';
import { isShown } from '../kit/is-shown.ts';
import { mountDayPages } from './day-pages.ts';
import { inScript } from './words/en.ts';

export function mountTimes(root: HTMLElement): Undo {
  const form = root.querySelector('form');
  const sum = root.querySelector('.booking-sum');
  if (!form) return () => {};
  const words = pageWords('table-booking', inScript);
  const stopped = new AbortController();
  const { signal } = stopped;
  const times = [...root.querySelectorAll<HTMLInputElement>('.booking-time input')];
  const tooSoon = root.querySelectorAll<HTMLElement>('.booking-chip[data-off]');
  for (const chip of tooSoon) delete chip.dataset['off'];
  const chosen = (name: string) => form.querySelector<HTMLInputElement>(`[name="f-${name}"]:checked`);
  const update = () => {
    const day = chosen('date');
    const from = day?.dataset['from'] ?? '';
    for (const time of times) {
      const chip = time.parentElement as HTMLElement;
      chip.hidden = time.value < from;
      if (time.checked && !isShown(chip)) time.checked = false;
    }
    const time = chosen('time');
    const at = time?.nextElementSibling?.textContent;
    // No line ends within a date.
    const date = day?.ariaLabel?.replace(/(?<!,) /g, '\u00a0');
    const wish = { party: `${chosen('party')?.value}`, date: `${date}`, time: `${at}` };
    if (sum) sum.textContent = at ? fill(words.sum, wish) : '';
  };
  /** What was asked for stands above the thanks, which come into the place of the form right after this. */
  const keepSum = () => {
    const words = sum?.textContent;
    queueMicrotask(() => {
      const thanks = form.nextElementSibling;
      if (!words || !thanks?.matches('.form-sent')) return;
      const kept = document.createElement('p');
      kept.className = 'booking-sum';
      kept.textContent = words;
      thanks.prepend(kept);
    });
  };
  form.addEventListener('change', update, { signal });
  const undoPages = mountDayPages(form);
  form.addEventListener(SITE_EVENTS.formSuccess, keepSum, { signal });
  update();
  return () => {
    stopped.abort();
    undoPages();
    for (const { parentElement: chip } of times) if (chip) chip.hidden = false;
    for (const chip of tooSoon) chip.dataset['off'] = 'true';
    if (sum) sum.textContent = '';
  };
}
