/** Reports the latest value soon after the first change that has not been reported, so that typing costs little. */

/** The protocol promises 150. */
const DELAY_MS = 120;

export interface Reporter<Value> {
  /** @param read is called when it is reported */
  change(read: () => Value): void;
  flush(): void;
}

export function createReporter<Value>(report: (value: Value) => void): Reporter<Value> {
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
      timer ??= setTimeout(flush, DELAY_MS);
    },
    flush,
  };
}
