/**
 * Where a screen stands when it is opened: a new one at its top, one that is gone back to where it was left. What
 * only changes the query (dialogs, filters) keeps its place, and an address with a hash leads to its own part.
 */
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** By the key of the entry in the history. */
const places = new Map<string, number>();

const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export function useScreenPlace(): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const isOther = shown.current !== pathname;
    shown.current = pathname;
    const place = places.get(key);
    if (isOther && isBack && place !== undefined) return goBackTo(place);
    if (isOther && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, pathname, hash, isBack]);
  useLayoutEffect(() => {
    // The browser would scroll before the other screen is there.
    window.history.scrollRestoration = 'manual';
    const note = () => places.set(key, window.scrollY);
    // After a reload the browser leads back by itself.
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
    };
  }, [key]);
}

/** What a screen shows may still be on its way: it is tried until there is room, or until somebody moves by hand. */
function goBackTo(place: number): () => void {
  const growing = new ResizeObserver(go);
  function stop(): void {
    growing.disconnect();
    for (const kind of HANDS) window.removeEventListener(kind, stop, true);
  }
  function go(): void {
    window.scrollTo({ top: place, behavior: 'instant' });
    if (Math.abs(window.scrollY - place) <= 1) stop();
  }
  for (const kind of HANDS) window.addEventListener(kind, stop, { capture: true, passive: true });
  growing.observe(document.body);
  go();
  return stop;
}
