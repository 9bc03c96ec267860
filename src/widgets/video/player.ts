/** What plays a video beneath its overlay. */
export interface Player {
  play(host: HTMLElement): void;
  pause(): void;
  /** Lets go of it: as the page came. */
  remove(): void;
}
