/** The calls about what lies over pages, for who wants nothing else of its settings. */
import { overPages } from './settings.ts';

export const { read: readOverPages, save: saveOverPages } = overPages;
