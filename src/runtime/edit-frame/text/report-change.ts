/** Reports the latest value soon after the first change that has not been reported, so that typing costs little. */

/** The protocol promises 150. */
const DELAY_MS = 120;

export interface Reporter<Value> {
  /** @param read is called when it is reported */
  change(read: () => Value): void;
  flush(): void;
}

/** @param announce is called at once when there is something to report */
export function createReporter<Value>(report: (value: Value) => void, announce: () => void): Reporter<Value> {
  let waiting: (() => Value) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const due = waiting;
    waiting = undefined;
    if (due) report(due());
  };
  return {
    change(read) {
      waiting = read;
      if (timer !== undefined) return;
      timer = setTimeout(flush, DELAY_MS);
      announce();
    },
    flush,
  };
}
