/** Hides the text toolbar while somebody types; a pause or the pointer brings it back. */

const PAUSE_MS = 1500;

export interface Quiet {
  /** Whether the toolbar is hidden. */
  is(): boolean;
  /** Something was typed. */
  begin(): void;
  /** The toolbar is needed. */
  end(): void;
  destroy(): void;
}

/** @param onEnd is called when the toolbar shows again */
export function createQuiet(bar: HTMLElement, onEnd: () => void): Quiet {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const is = () => bar.classList.contains('is-quiet');
  const end = () => {
    clearTimeout(timer);
    if (!is()) return;
    bar.classList.remove('is-quiet');
    onEnd();
  };
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener(
    'pointermove',
    // Browsers also report a pointer move when the page scrolls beneath a resting pointer.
    ({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && end(),
    { signal },
  );
  bar.addEventListener('focusin', end, { signal });
  return {
    is,
    begin() {
      clearTimeout(timer);
      timer = setTimeout(end, PAUSE_MS);
      if (!bar.matches(':focus-within')) bar.classList.add('is-quiet');
    },
    end,
    destroy() {
      clearTimeout(timer);
      listening.abort();
    },
  };
}
