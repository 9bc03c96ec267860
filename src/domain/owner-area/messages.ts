/** Catalogue strings of the owner area's panels. */

/** In both documents (OWNR-16). */
export const PANEL_MESSAGES = {
  fonts: 'Unable to load fonts',
  collections: 'Unable to load collections',
  content: 'Unable to locate content',
} as const;

/** In the widgets' document only (OWNR-17). */
export const WIDGET_PANEL_MESSAGES = {
  vimeoBasic: 'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  timeZone: 'Failed to load timezone',
} as const;
