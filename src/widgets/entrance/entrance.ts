/** Lets elements enter as they come into view, and their pictures with them. */
import { observeEntrance } from './observe-entrance.ts';

/**
 * Gives elements the class `loaded` as they come into view, and `className` before it to those that are still out
 * of view once somebody scrolls: what is seen already does not move, and whoever prints the page or takes a picture
 * of all of it misses nothing.
 * @returns the undo
 */
export function mountEntrances(elements: readonly HTMLElement[], className: string): () => void {
  const stopped = new AbortController();
  const names = className.split(' ');
  const once = { once: true, signal: stopped.signal };
  const hide = () => {
    for (const element of elements)
      if (element.getBoundingClientRect().top > innerHeight) element.classList.add(...names);
  };
  addEventListener('scroll', hide, once);
  const load = (element: Element) => element.classList.add('loaded');
  const unobserve = observeEntrance(elements, (element) => {
    const waits = [...element.querySelectorAll('img')].filter((image) => !image.complete);
    if (waits.length === 0) return load(element);
    let left = waits.length;
    const one = () => {
      left -= 1;
      if (left === 0) load(element);
    };
    // A picture that never comes must not keep its words from being seen.
    for (const image of waits) for (const type of ['load', 'error']) image.addEventListener(type, one, once);
  });
  return () => {
    stopped.abort();
    unobserve();
    for (const { classList } of elements) classList.remove('loaded', ...names);
  };
}
