/** Catalogue strings of the owner’s panels (OWNR-16, OWNR-17): said above why something did not come. */
export const UNABLE_TO_LOAD_FONTS = 'Unable to load fonts';
export const UNABLE_TO_LOAD_COLLECTIONS = 'Unable to load collections';
export const UNABLE_TO_LOCATE_CONTENT = 'Unable to locate content';
export const FAILED_TO_LOAD_TIME_ZONE = 'Failed to load timezone';
