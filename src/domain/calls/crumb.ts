/** How the crumb is called: apart from the contract of calls, of which most scripts that name it need nothing else. */

/** Name of the cookie, the query parameter, the header and the form field alike (DATA-08). */
export const CRUMB = 'crumb';
/** Answers `{crumb}` and sets its cookie: for the first call of a page. */
export const CRUMB_PATH = '/api/crumb';
