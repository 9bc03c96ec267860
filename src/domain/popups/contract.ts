/** Literal names of what lies over pages (POPU-01 to POPU-20). */

/** Days; with this one a popup that was closed stays away. */
export const NEVER_AGAIN = -1;
/** The information bar is for screens up to this width. */
export const MOBILE_BAR_MAX_WIDTH = 1024;
/** Templates of this version show no site badge. */
export const BADGELESS_TEMPLATE = '7.1';

export const POPUP_STYLES = ['none', 'card', 'corner', 'full'] as const;
type PopupStyle = (typeof POPUP_STYLES)[number];

/** As the page's site context tells it. */
export interface PopupOverlaySettings {
  readonly style: PopupStyle;
  /** Raised by the owner to show the popup to those again who have closed it. */
  readonly version: number;
  readonly showUntilSignup: boolean;
  /** Days until somebody who closed it sees it again. */
  readonly displayFrequency: number;
  readonly enableMobile: boolean;
}

/** What a browser remembers of a popup, under `recordKey`. */
export interface PopupRecord {
  readonly version: number;
  readonly submitted: boolean;
  /** Milliseconds since the epoch. */
  readonly closedDate: number;
}

export function recordKey(id: string): string {
  return `popup-overlay-${id}`;
}

/** Holds the round of the announcement bar that was closed. */
export const CLOSED_BAR_KEY = 'announcement-bar-closed';
