/** The language the owner area is in: its build says so in the page it is opened by. */
export const LANGUAGE = globalThis.document?.documentElement.lang || 'en';
