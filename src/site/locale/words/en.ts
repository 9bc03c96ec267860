import { PAGE_LOCKED, PAGE_MEMBERS_ONLY } from '#domain/content/messages.ts';
import { SOMETHING_WENT_WRONG } from '#domain/errors/messages.ts';
import type { TranslationOf } from '#domain/locale/messages.ts';

export const en = {
  skip: 'Skip to content',
  'nav.main': 'Main',
  'nav.account': 'Account',
  'nav.folded': 'Main, folded',
  'nav.menu': 'Menu',
  'nav.more': 'More of {title}',
  'nav.footer': 'Footer',
  'nav.action': 'Main action',
  cookies: 'Cookie choices',
  filedUnder: 'Filed under',
  allOf: 'All of {list}',
  home: 'Back to the home page',
  'notFound.title': 'Page not found',
  'notFound.text': 'The page may have moved, or the address may have a typo.',
  search: 'Search',
  searchSite: 'Search this site',
  'noHome.title': 'Nothing here yet',
  'noHome.text': 'This site has no pages yet. Please come back soon.',
  'problem.title': 'Error: {title}',
  'error.text': 'The page could not be shown. You did nothing wrong, and the site owner can see the error.',
  'closed.title': 'Closed for the moment',
  'closed.text': 'This site is being updated. Please come back later.',
  'opening.title': 'Opening soon',
  'opening.text': 'We are getting this site ready. Please come back soon.',
  password: 'Password',
  'password.open': 'Open',
  'password.wrong': 'Incorrect password. Try again.',
  'membersOnly.text': 'If someone gave you this address, ask them for access.',
  'error.title': SOMETHING_WENT_WRONG,
  'locked.title': PAGE_LOCKED,
  'membersOnly.title': PAGE_MEMBERS_ONLY,
} as const;

export type SiteMessages = TranslationOf<typeof en>;
