/** The breakpoints of every page (DSGN-08), in pixels. The owner area's own steps stand in `owner/ui/tokens.css`. */

/** Mobile or desktop is decided between these two widths. */
export const MOBILE_MAX_WIDTH = 432;
export const DESKTOP_MIN_WIDTH = 433;
/** Where layouts change on desktop; they do not decide what is mobile. */
export const LAYOUT_BREAKPOINTS = [800, 1024] as const;
/** How tall phones and tablets are, in pixels (DSGN-09): what the owner sees of a page is no taller than the tallest. */
export const DEVICE_HEIGHTS = { phone: [926], tablet: [1024, 1366] } as const;
/** An image block narrower than this shows its picture over all of its width. */
export const NARROW_IMAGE_WIDTH = 415;
