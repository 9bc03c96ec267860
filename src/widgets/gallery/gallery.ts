/**
 * Which slide is the current one, and who may change that. A gallery that moves, or is linked with one that moves,
 * takes no change; what it is told meanwhile is lost, as a second click on something that is happening should be.
 */
import { normalizeIndex, stepIndex } from '#domain/gallery/index-rules.ts';
import type { Design } from './contract.ts';

export interface Gallery {
  readonly count: number;
  currentIndex(): number;
  isInMotion(): boolean;
  /** A slide by its number, which wraps. @returns false where the change is refused */
  set(index: number, options?: { readonly by?: 1 | -1; readonly moved?: number }): boolean;
  /** The next stop, or the one before. */
  step(by: 1 | -1, moved?: number): boolean;
  /** What a step would come to. */
  peek(by: 1 | -1): ReturnType<typeof stepIndex>;
  /** The visitor has scrolled: nothing moves any more. */
  settle(index: number): void;
  /** Moving one moves the other. */
  link(other: Gallery): void;
  /** Moves with one that it is linked with: refuses nothing and tells nobody. */
  follow(index: number, by: 1 | -1): void;
  /** Moves, whoever asked. */
  isMoving(): boolean;
}

export interface GalleryOptions {
  readonly root: HTMLElement;
  readonly count: number;
  readonly design: Design;
  readonly loop: boolean;
  readonly start: number;
  /** After every change, before anything moves. */
  readonly onChange: (index: number) => void;
}

export function createGallery({ root, count, design, loop, start, onChange }: GalleryOptions): Gallery {
  const linked: Gallery[] = [];
  let current = start;
  let isMoving = false;
  const announce = (type: string) => root.dispatchEvent(new CustomEvent(type, { bubbles: true }));
  const turn = (index: number) => {
    current = index;
    onChange(index);
    announce('currentIndexChange');
  };
  const move = async (to: number, by: 1 | -1, moved = 0) => {
    const from = current;
    isMoving = true;
    turn(to);
    await design.show({ from, to, by, moved });
    isMoving = false;
  };
  const gallery: Gallery = {
    count,
    currentIndex: () => current,
    isMoving: () => isMoving,
    isInMotion: () => isMoving || linked.some((other) => other.isMoving()),
    set(index, { by, moved } = {}) {
      const to = normalizeIndex(index, count);
      if (to === current || gallery.isInMotion()) return false;
      const way = by ?? (to > current ? 1 : -1);
      for (const other of linked) other.follow(to, way);
      void move(to, way, moved);
      return true;
    },
    peek(by) {
      const stops = design.stops();
      const at = stops.findLastIndex((stop) => stop <= current);
      const step = stepIndex(Math.max(at, 0), by, { count: stops.length, loop });
      return step.kind === 'to' ? { kind: 'to', index: stops[step.index] ?? 0 } : step;
    },
    step(by, moved) {
      if (gallery.isInMotion()) return false;
      const step = gallery.peek(by);
      if (step.kind === 'to') return gallery.set(step.index, { by, ...(moved ? { moved } : {}) });
      announce(step.kind);
      return false;
    },
    settle(index) {
      if (index !== current && !gallery.isInMotion()) turn(index);
    },
    link(other) {
      linked.push(other);
    },
    follow(index, by) {
      if (index !== current) void move(index, by);
    },
  };
  return gallery;
}
