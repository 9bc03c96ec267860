/** How far a picture may be turned and cropped. */

/** Degrees, either way. */
export const MAX_STRAIGHTEN = 45;
/** The least that a crop leaves of either side, as a share of it. */
export const MIN_CROP_SIDE = 0.02;
