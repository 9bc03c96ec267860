/** What is said where a part that a gallery needs cannot be had. Apart from what the gallery itself says: it is there before. */

export const NO_VIDEO_LOADER = 'VideoLoader not found';
export const NO_LOADER = 'Loader2 not found';
/** Said in a browser without modal dialogs: that is a tier without the lightbox. */
export const NO_LIGHTBOX =
  'The lightbox is not available in this tier: the browser has no modal dialogs. Pictures and videos are links.';
