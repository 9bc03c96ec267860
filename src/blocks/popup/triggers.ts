/** What an owner has a popup wait for. */
import type { TRIGGERS } from '#domain/popups/shapes.ts';

type Trigger = (typeof TRIGGERS)[number];

/**
 * Calls `run` once.
 * @param at seconds, or hundredths of the page that are scrolled past
 * @returns stops waiting
 */
export function waitFor(trigger: Trigger, at: number, run: () => void): () => void {
  const undo = new AbortController();
  const { signal } = undo;
  const now = () => {
    undo.abort();
    run();
  };
  if (trigger === 'delay') {
    const timer = setTimeout(now, at * 1000);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }
  if (trigger === 'scroll') {
    const look = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const way = scrollHeight - clientHeight;
      if (way <= 0 || scrollTop >= (way * at) / 100) now();
    };
    addEventListener('scroll', look, { signal, passive: true });
    look();
  }
  // The mouse leaves for the tabs and the address. What has no mouse goes back by the tab being left.
  if (trigger === 'exit') {
    const leave = ({ clientY, relatedTarget }: MouseEvent) => {
      if (relatedTarget === null && clientY <= 0) now();
    };
    document.addEventListener('mouseout', leave, { signal });
    if (matchMedia('(hover: none)').matches)
      document.addEventListener('visibilitychange', () => document.hidden || now(), { signal });
  }
  return () => undo.abort();
}
