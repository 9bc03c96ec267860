/**
 * The pages of the calendar: turned by their buttons, and gone through by keyboard, a week up or down. Only the page in
 * view has buttons to tab to, so that nobody turns it by walking past.
 */
import { WEEK_MS } from '#domain/time.ts';
import type { Undo } from '#runtime/island.ts';

export function mountDayPages(form: HTMLFormElement): Undo {
  const stopped = new AbortController();
  const { signal } = stopped;
  const pages = [...form.querySelectorAll<HTMLElement>('.booking-page')];
  const days = [...form.querySelectorAll<HTMLInputElement>('.booking-day > input')];
  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) openTurns(target, isIntersecting);
    },
    { root: pages[0]?.parentElement ?? null, threshold: 0.5 },
  );
  for (const page of pages) views.observe(page);
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target as HTMLElement;
    const move = MOVES[event.key];
    if (move && target.matches('.booking-day > input')) {
      event.preventDefault();
      const day = dayFrom(days, target as HTMLInputElement, move);
      day?.focus();
      day?.click();
    } else if (event.key === 'Tab') {
      const day = firstDayAfter(target);
      if (!day) return;
      event.preventDefault();
      day.focus();
    }
  };
  form.addEventListener('click', turn, { signal });
  form.addEventListener('keydown', press, { signal });
  return () => {
    stopped.abort();
    views.disconnect();
    for (const page of pages) openTurns(page, page === pages[0]);
  };
}

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A week on or back, or the next day beyond on which there is a table. */
function dayFrom(
  days: readonly HTMLInputElement[],
  { value }: HTMLInputElement,
  move: 1 | -1,
): HTMLInputElement | undefined {
  const goal = new Date(Date.parse(value) + move * WEEK_MS).toISOString().slice(0, 10);
  return move > 0 ? days.find((day) => day.value >= goal) : days.findLast((day) => day.value <= goal);
}

/** After the buttons of a page come its days; by itself a browser leaves out those on a page without the one chosen. */
function firstDayAfter(button: HTMLElement): HTMLInputElement | undefined {
  const page = button.matches('.booking-turn') ? button.closest('.booking-page') : null;
  if (!page || [...turnsOf(page)].at(-1) !== button || page.querySelector('input:checked')) return undefined;
  return page.querySelector('input') ?? undefined;
}

function turn({ target }: Event): void {
  const button = (target as Element).closest('.booking-turn');
  const page = button?.closest('.booking-page');
  const to = button?.matches(':first-child') ? page?.previousElementSibling : page?.nextElementSibling;
  if (!to) return;
  to.parentElement?.scrollTo({ left: (to as HTMLElement).offsetLeft, behavior: 'smooth' });
  const buttons = turnsOf(to);
  (button?.matches(':first-child') ? buttons[0] : [...buttons].at(-1))?.focus({ preventScroll: true });
}

function turnsOf(page: Element): NodeListOf<HTMLButtonElement> {
  return page.querySelectorAll<HTMLButtonElement>('.booking-turn:enabled');
}

function openTurns(page: Element, isOpen: boolean): void {
  for (const button of turnsOf(page))
    if (isOpen) button.removeAttribute('tabindex');
    else button.tabIndex = -1;
}
