/** Which times there are follows from the day: what is too soon goes, and a choice that went with it is made anew. */
import type { Undo } from '#runtime/island.ts';

export function mountTimes(root: HTMLElement): Undo {
  const form = root.querySelector('form');
  const sum = root.querySelector('.booking-sum');
  if (!form) return () => {};
  const stopped = new AbortController();
  const { signal } = stopped;
  const times = [...root.querySelectorAll<HTMLInputElement>('.booking-time input')];
  const chosen = (name: string) => form.querySelector<HTMLInputElement>(`[name="f-${name}"]:checked`);
  const update = () => {
    const day = chosen('date');
    const from = day?.dataset['from'] ?? '';
    for (const time of times) {
      const chip = time.parentElement as HTMLElement;
      chip.hidden = time.value < from;
      if (time.checked && !chip.checkVisibility()) time.checked = false;
    }
    const time = chosen('time');
    const at = time?.nextElementSibling?.textContent;
    if (sum)
      sum.textContent = at ? `A table for ${chosen('party')?.value} on ${day?.ariaLabel}, at ${at}` : '';
  };
  const turn = ({ target }: Event) => {
    const button = (target as Element).closest('.booking-turn');
    const page = button?.closest('.booking-page');
    const to = button?.matches(':first-child') ? page?.previousElementSibling : page?.nextElementSibling;
    if (!to) return;
    to.parentElement?.scrollTo({ left: (to as HTMLElement).offsetLeft, behavior: 'smooth' });
    const buttons = to.querySelectorAll<HTMLButtonElement>('.booking-turn:enabled');
    (button?.matches(':first-child') ? buttons[0] : [...buttons].at(-1))?.focus({ preventScroll: true });
  };
  form.addEventListener('change', update, { signal });
  form.addEventListener('click', turn, { signal });
  update();
  return () => {
    stopped.abort();
    for (const { parentElement: chip } of times) if (chip) chip.hidden = false;
    if (sum) sum.textContent = '';
  };
}
