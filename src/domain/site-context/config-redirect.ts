/** When a signed-in owner who opens a page of the site is taken to its configuration (SITE-15 to SITE-24). */
import { isViewer } from '../accounts/roles.ts';
import type { SiteContext } from './contract.ts';

/** The query term and the key of the session flag that suppress the redirect. */
export const NO_REDIRECT = 'noredirect';
const CONFIG_PATH = '/config/';

/** The machine the browser runs on, by all its names. Names below it (`demo.localhost`) are sites. */
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface RedirectQuestion {
  readonly context: {
    readonly website: Pick<SiteContext['website'], 'developerMode' | 'cloneable'>;
  } & Pick<SiteContext, 'websiteSettings' | 'authenticatedAccount' | 'websiteRoles'>;
  readonly isTopWindow: boolean;
  /** Host without port. */
  readonly hostname: string;
  /** The address's query, with or without its question mark. */
  readonly query: string;
  readonly hasSessionFlag: boolean;
}

/** Whether all conditions of the redirect hold. */
export function shouldRedirectToConfig(question: RedirectQuestion): boolean {
  const { context } = question;
  return (
    context.websiteSettings !== null &&
    context.authenticatedAccount !== null &&
    !context.website.developerMode &&
    !context.website.cloneable &&
    !isViewer(context.websiteRoles) &&
    question.isTopWindow &&
    !LOCAL_HOSTS.has(question.hostname.toLowerCase()) &&
    !hasTerm(question.query, NO_REDIRECT) &&
    !question.hasSessionFlag
  );
}

function hasTerm(query: string, term: string): boolean {
  return query
    .replace(/^\?/, '')
    .split('&')
    .some((pair) => pair.split('=', 1)[0] === term);
}

/** The address of the configuration area for a path and query of the site (SITE-10). */
export function configRedirectPath(pathAndQuery: string): string {
  return `${CONFIG_PATH}?frameUrl=${encodeURIComponent(pathAndQuery)}`;
}
