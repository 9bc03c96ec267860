/** What a video and those around it tell each other, as events of the element it stands in. */

/** It plays now, or no longer: it bubbles. */
export const VIDEO_CHANGE = 'videochange';
/** It is left behind: it pauses, and its overlay comes back. */
export const VIDEO_LEAVE = 'videoleave';

/** Whether one plays within the element. */
export function playsIn(element: Element): boolean {
  return element.querySelector('.video-frame[data-state=showing]') !== null;
}
