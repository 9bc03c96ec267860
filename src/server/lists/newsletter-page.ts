/** The pages that links in mails of a list lead to, in the site's own clothes. */

import { PAGE_TYPES } from '#domain/content/codes.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#domain/lists/contract.ts';
import { NewsletterPage, newsletterTitle } from '#site/newsletter-page.tsx';
import type { PagePorts } from '../kernel/page-ports.ts';
import type { ListVisitorDeps } from './visitor-routes.ts';

/** The address holds what proves the mailbox. */
const headers = { 'referrer-policy': 'no-referrer' };

export function showNewsletterPage({ showOwnPage }: PagePorts): ListVisitorDeps['showPage'] {
  return (context, { status, ...newsletter }) => {
    const { locale } = context.get('site');
    const path = newsletter.isLeaving ? UNSUBSCRIBE_PATH : CONFIRM_PATH;
    return showOwnPage(context, {
      type: PAGE_TYPES.newsletterUnsubscribe,
      path,
      status,
      headers,
      title: newsletterTitle(newsletter.step, locale),
      content: NewsletterPage({ ...newsletter, locale }),
    });
  };
}
