/** How long texts about forms may be, in characters. */

export const MAX_NOTE_LENGTH = 5000;
export const MAX_LIMIT_TEXT = 500;
export const MAX_ANSWER_TEXT = 5000;
export const MAX_MAIL_SUBJECT = 200;
