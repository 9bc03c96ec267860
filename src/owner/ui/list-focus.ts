/** The keyboard in lists: how it gets there, and where it goes when its row leaves. */
import { useEffect } from 'react';
import { stepOf } from './list.tsx';

/** What takes the keyboard on in the row after those that go, else in the one before them, else the screen's heading. */
export function heirOf(
  rows: Iterable<HTMLElement>,
  isGoing: (row: HTMLElement) => boolean,
  selector: string,
): HTMLElement | null {
  const all = [...rows];
  const first = all.findIndex(isGoing);
  const heir =
    all.slice(first).find((row) => !isGoing(row)) ?? all.slice(0, first).findLast((row) => !isGoing(row));
  return heir?.querySelector<HTMLElement>(selector) ?? screenHeading();
}

/** Ready to be focused. */
export function screenHeading(): HTMLElement | null {
  const heading = document.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** The first step by a key goes to the first row, from wherever nobody writes and nothing is open. */
export function useFirstStep(place: { readonly current: HTMLElement | null }, selector: string): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isIdle = target === document.body || target.matches('h1');
      if (event.defaultPrevented || !isIdle || stepOf(event) !== 1) return;
      const first = place.current?.querySelector<HTMLElement>(`li ${selector}`);
      if (!first) return;
      event.preventDefault();
      first.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [place, selector]);
}
