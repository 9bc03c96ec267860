/** What a site is in, and amounts are written in, where nothing else is said (I18N-08). */
export const DEFAULT_LOCALE = 'en-US';
