/** What is still alive on a page, to be run in it before anything else. */

/** Counts the listeners, timers, observers and globals that are there, from before the first script on. */
export const COUNT_THE_LIVING = () => {
  const alive = new Map<string, () => boolean>();
  const nameOf = (target: EventTarget, type: string, listener: unknown, capture: boolean) => {
    ids.set(target, ids.get(target) ?? ids.size);
    ids.set(listener as object, ids.get(listener as object) ?? ids.size);
    return `${type} on ${target.constructor.name} #${ids.get(target)} by #${ids.get(listener as object)} ${capture}`;
  };
  const ids = new Map<object, number>();
  const watched = new Map<object, Set<Element>>();
  const capture = (options?: boolean | AddEventListenerOptions) =>
    typeof options === 'boolean' ? options : (options?.capture ?? false);
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const signal = typeof options === 'object' ? options.signal : undefined;
    // Signals listen to one another inside the browser's own code only.
    if (listener) alive.set(nameOf(this, type, listener, capture(options)), () => signal?.aborted !== true);
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (listener) alive.delete(nameOf(this, type, listener, capture(options as AddEventListenerOptions)));
    removeEventListener.call(this, type, listener, options);
  };
  for (const { prototype } of [IntersectionObserver, MutationObserver, ResizeObserver]) {
    const { observe, disconnect } = prototype as IntersectionObserver;
    const name = (observer: object) => {
      ids.set(observer, ids.get(observer) ?? ids.size);
      return `${observer.constructor.name} #${ids.get(observer)}`;
    };
    Object.assign(prototype, {
      observe(this: IntersectionObserver, ...rest: [Element]) {
        const targets = watched.get(this) ?? new Set();
        watched.set(this, targets.add(rest[0]));
        alive.set(name(this), () => targets.size > 0);
        observe.apply(this, rest);
      },
      disconnect(this: IntersectionObserver) {
        watched.get(this)?.clear();
        disconnect.call(this);
      },
    });
    if (!('unobserve' in prototype)) continue;
    const { unobserve } = prototype as IntersectionObserver;
    Object.assign(prototype, {
      unobserve(this: IntersectionObserver, target: Element) {
        watched.get(this)?.delete(target);
        unobserve.call(this, target);
      },
    });
  }
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, ...rest: unknown[]) => {
      const id = setTimeout(
        () => {
          alive.delete(`timer ${id}`);
          run();
        },
        ...(rest as [number]),
      );
      alive.set(`timer ${id}`, () => true);
      return id;
    },
    clearTimeout: (id: number) => {
      alive.delete(`timer ${id}`);
      clearTimeout(id);
    },
    setInterval: (...given: Parameters<typeof setInterval>) => {
      const id = setInterval(...given);
      alive.set(`interval ${id}`, () => true);
      return id;
    },
    clearInterval: (id: number) => {
      alive.delete(`interval ${id}`);
      clearInterval(id);
    },
    theLiving: () => [
      ...[...alive].filter(([, isAlive]) => isAlive()).map(([name]) => name),
      ...Object.getOwnPropertyNames(window)
        .filter((name) => !globals.has(name))
        .map((name) => `global ${name}`),
    ],
  });
  const globals = new Set(Object.getOwnPropertyNames(window));
};
