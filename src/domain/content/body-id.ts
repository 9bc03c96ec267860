/** The id by which operations address the body itself (title, fields). By itself, for what reads no schemas. */
export const BODY = 'body';
