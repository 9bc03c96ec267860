import { PAGE_LOCKED, PAGE_MEMBERS_ONLY } from '#domain/content/messages.ts';
import { SOMETHING_WENT_WRONG } from '#domain/errors/messages.ts';
import type { TranslationOf } from '#domain/locale/catalogue.ts';

export const en = {
  skip: 'Skip to content',
  'nav.main': 'Main',
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
  'notFound.heading': 'This page is not here',
  'notFound.text':
    'There is nothing at this address. The page may have moved, or the address may have a typo.',
  search: 'Search',
  searchSite: 'Search this site',
  'noHome.title': 'Nothing here yet',
  'noHome.text':
    'This site is still being made. Its first page has not been published; please come back soon.',
  'error.text':
    'The page could not be shown just now. Nothing you did caused it, and the owner of the site can see that it happened.',
  'closed.title': 'Closed for the moment',
  'closed.text': 'Something is being changed here. Please come back a little later.',
  'opening.title': 'Opening soon',
  'opening.text': 'This site is being made ready. Please come back in a little while.',
  password: 'Password',
  'password.open': 'Open',
  'password.wrong': 'That is not the password. Check it and try again.',
  'membersOnly.text': 'If you have been given this address, ask whoever gave it to you.',
  'error.title': SOMETHING_WENT_WRONG,
  'locked.title': PAGE_LOCKED,
  'membersOnly.title': PAGE_MEMBERS_ONLY,
} as const;

export type SiteMessages = TranslationOf<typeof en>;
