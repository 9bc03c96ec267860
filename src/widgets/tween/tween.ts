/** Runs a function from 0 to 1 over a time, frame by frame, and can be paused on the way. */

/** Where nothing else is said, in milliseconds. */
const DEFAULT_TWEEN_MS = 300;
/** Least part of its duration that a tween of a short way takes. */
const MIN_SPEED = 0.2;

export type TweenState = 'running' | 'paused' | 'ended';

export interface TweenOptions {
  /** In milliseconds. */
  readonly duration?: number | undefined;
  /** Which part of the duration it takes: a short way needs less time than the whole. From 0.2 to 1. */
  readonly speed?: number | undefined;
  /** From progress in time to progress of the movement. */
  readonly easing?: ((part: number) => number) | undefined;
  readonly onEnd?: (() => void) | undefined;
}

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

export class Tween {
  state: TweenState = 'running';
  readonly #run: (part: number) => void;
  readonly #options: TweenOptions;
  readonly #ms: number;
  #startedAt = performance.now();
  #pausedAt = 0;
  #frame = 0;

  /** @param run gets 0 to 1; 1 is always the last */
  constructor(run: (part: number) => void, options: TweenOptions = {}) {
    if (typeof run !== 'function') throw new Error('[Tween] First parameter needs to be a function.');
    const { duration = DEFAULT_TWEEN_MS, speed = 1 } = options;
    if (!Number.isFinite(duration)) throw new Error('[Tween] Duration is not a finite number.');
    this.#run = run;
    this.#options = options;
    this.#ms = duration * Math.min(1, Math.max(MIN_SPEED, speed));
    this.#frame = requestAnimationFrame(this.#step);
  }

  pause(): void {
    if (this.state !== 'running') return;
    this.state = 'paused';
    this.#pausedAt = performance.now();
    cancelAnimationFrame(this.#frame);
  }

  resume(): void {
    if (this.state !== 'paused') return;
    this.state = 'running';
    this.#startedAt += performance.now() - this.#pausedAt;
    this.#frame = requestAnimationFrame(this.#step);
  }

  /** Goes to the end at once. */
  end(): void {
    if (this.state === 'ended') return;
    this.cancel();
    this.#run(1);
    this.#options.onEnd?.();
  }

  /** Stops where it is: neither the function nor the end callback is called again. */
  cancel(): void {
    this.state = 'ended';
    cancelAnimationFrame(this.#frame);
  }

  readonly #step = () => {
    const part = (performance.now() - this.#startedAt) / this.#ms;
    if (!(part < 1)) return this.end();
    this.#run((this.#options.easing ?? easeOut)(Math.max(0, part)));
    // What it ran may have paused or ended it.
    if (this.state === 'running') this.#frame = requestAnimationFrame(this.#step);
  };
}
