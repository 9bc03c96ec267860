/** While somebody writes, the toolbar of the text gets out of the way; a pause or the pointer brings it back. */

const PAUSE_MS = 1500;

export interface Quiet {
  /** Something was typed. */
  begin(): void;
  /** The toolbar is wanted. */
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
    // A page that scrolls beneath a resting pointer moves it too, as far as browsers say.
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
