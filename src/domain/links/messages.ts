/** Texts about links, pages, tags and categories. */

/** Catalogue messages for links and pages (LINK-22). */
export const LINK_MESSAGES = {
  format: 'Links must be formatted as {host} or {host}',
  notAPageUrl: '{val} is not a valid page URL',
} as const;

/** Catalogue messages for tags and categories (LINK-23). */
export const LABEL_MESSAGES = {
  exists: 'This {tagType} already exists',
  oneAtATime: 'You may only edit one {tagType} at a time',
} as const;
