/** One video plays at a time, on the whole page and in whatever lies over it. */

interface Playing {
  /** Pauses, and shows what lies over the video. */
  revert(): void;
}

let playing: Playing | undefined;

/** Says that this video plays now: the one before reverts. */
export function takeOver(video: Playing): void {
  if (playing !== video) playing?.revert();
  playing = video;
}

export function release(video: Playing): void {
  if (playing === video) playing = undefined;
}
