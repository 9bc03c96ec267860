/** Texts of the contract about pages that not everybody may see. */

/** Label of a page behind a password (SITE-65). */
export const PAGE_LOCKED = 'This page is locked';

/** Label of a page for members (SITE-66). */
export const PAGE_MEMBERS_ONLY = 'This page available only site members';
