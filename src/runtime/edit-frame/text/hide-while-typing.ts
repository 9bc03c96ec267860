/** Hides the text toolbar while somebody types; a pause or the pointer brings it back. */

const PAUSE_MS = 1500;

export interface Quiet {
  /** Something was typed. */
  begin(): void;
  /** The toolbar is needed. */
  end(): void;
  destroy(): void;
}

export function createQuiet(bar: HTMLElement): Quiet {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    bar.classList.remove('is-quiet');
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
    begin() {
      clearTimeout(timer);
      timer = setTimeout(end, PAUSE_MS);
      if (!bar.matches(':focus-within')) bar.classList.add('is-quiet');
    },
    end,
    destroy() {
      end();
      listening.abort();
    },
  };
}
