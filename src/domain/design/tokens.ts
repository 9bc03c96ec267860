/**
 * Design tokens (DSGN-01 to DSGN-10): the system of the owner area, and the breakpoints of every page.
 * Components use roles that are made from these, never the steps themselves.
 */

/** Spacing steps in pixels (DSGN-01). */
export const SPACING = [0, 6, 11, 16, 22, 27, 33, 38, 44, 49, 55] as const;

/** Font sizes in pixels, from 9.75 to 28 (DSGN-02); the steps between are ours (DSGN-06). */
export const FONT_SIZES = [9.75, 11, 12, 13, 14, 16, 18, 21, 24, 28] as const;
export const FONT_WEIGHTS = [400, 500, 600] as const;

/** Corner radii as CSS lengths (DSGN-03). */
export const RADII = { none: '0', small: '4px', large: '8px', circle: '50%' } as const;

/** Durations in milliseconds: 0 to 600 in steps of 50 (DSGN-04). */
export const DURATIONS_MS = [0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600] as const;

/** Mobile or desktop is decided between these two widths (DSGN-08), in pixels. */
export const MOBILE_MAX_WIDTH = 432;
export const DESKTOP_MIN_WIDTH = 433;
/** Where layouts change on desktop, in pixels; they do not decide what is mobile (DSGN-08). */
export const LAYOUT_BREAKPOINTS = [800, 1024] as const;

/** Heights of devices in pixels (DSGN-09). */
export const MOBILE_MAX_HEIGHT = 926;
export const TABLET_HEIGHTS = [1024, 1366] as const;

/** Throttling by measured run time (DSGN-10). */
export const THROTTLE_SAMPLES = 22;
export const THROTTLE_WAIT_FACTOR = 2;

export function isMobileWidth(width: number): boolean {
  return width < DESKTOP_MIN_WIDTH;
}

/** What a screen of this height is, by the device heights. */
export function deviceOfHeight(height: number): 'mobile' | 'tablet' | 'desktop' {
  if (height <= MOBILE_MAX_HEIGHT) return 'mobile';
  return height <= TABLET_HEIGHTS[1] ? 'tablet' : 'desktop';
}
