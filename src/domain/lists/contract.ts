/** Addresses on a site's own host by which people come onto a list and leave it. */

export const CONFIRM_PATH = '/account/newsletter/confirm';
/** Page type 300; also takes the one-click post of mail programs (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/account/newsletter/unsubscribe';
/** The term that bears what proves the mailbox. */
export const TOKEN = 'token';
