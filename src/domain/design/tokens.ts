export const MOBILE_MAX_WIDTH = 432;
export const DESKTOP_MIN_WIDTH = 433;
export const LAYOUT_BREAKPOINTS = [800, 1024] as const;
