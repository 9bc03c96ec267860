/** A value of `waits_for_notice`: it looked like spam on arrival. Nothing happens until its owner releases it. */
export const SET_ASIDE = 2;
