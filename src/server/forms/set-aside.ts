/** Of `waits_for_notice`: taken for spam when it came. Nothing has followed from it, and does once its owner lets it in. */
export const SET_ASIDE = 2;
