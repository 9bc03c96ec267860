/** Slides that lie in one place: one is seen, and another takes its place. */
import type { Design, Parts, Step } from './contract.ts';
import { isMirrored, isStill } from './contract.ts';
import { type Motion, startMotion } from './transitions.ts';

export function createStage({ track, slides, settings }: Parts): Design {
  let motion: Motion = { change: [], behind: [] };
  let isUndone = false;
  track.dataset['stage'] = '';
  track.scrollLeft = 0;
  const hideOthers = (...shown: number[]) => {
    slides.forEach((slide, at) => {
      slide.toggleAttribute('data-away', !shown.includes(at));
    });
  };
  const end = () => {
    for (const animation of [...motion.change, ...motion.behind]) animation.cancel();
  };
  return {
    stops: () => slides.map((_slide, index) => index),
    place(index) {
      end();
      hideOthers(index);
    },
    async show({ from, to, by, moved = 0 }: Step) {
      const [old, next] = [slides[from], slides[to]];
      if (!old || !next || isStill()) return this.place(to);
      end();
      hideOthers(from, to);
      motion = startMotion(settings.designOptions.transition, {
        from: old,
        to: next,
        side: isMirrored(track) ? (by === 1 ? -1 : 1) : by,
        index: to,
        moved,
        stayMs: settings.autoplayOptions.timeout,
      });
      // One that is cancelled has ended as well.
      await Promise.allSettled(motion.change.map(({ finished }) => finished));
      if (isUndone) return;
      for (const animation of motion.change) animation.cancel();
      hideOthers(to);
    },
    undo() {
      isUndone = true;
      end();
      hideOthers(...slides.keys());
      delete track.dataset['stage'];
    },
  };
}
