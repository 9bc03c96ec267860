/** The pages that links in mails of a list lead to, in the site's own clothes. */
import type { Context } from 'hono';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#domain/lists/contract.ts';
import type { NewsletterPageProps } from '#site/newsletter-page.tsx';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { currentSite, type PageRoutesDeps, pageHeaders } from './routes.ts';
import { renderSystem } from './serve-page.ts';

export interface NewsletterAnswer extends NewsletterPageProps {
  readonly status: number;
}

export async function showNewsletterPage(
  deps: PageRoutesDeps,
  context: Context<SiteEnvironment>,
  { status, ...newsletter }: NewsletterAnswer,
): Promise<Response> {
  const site = await currentSite(deps, context);
  if (!site) return context.text('There is no site here.', 404, { 'cache-control': 'no-store' });
  const path = newsletter.isLeaving ? UNSUBSCRIBE_PATH : CONFIRM_PATH;
  const served = await renderSystem(
    deps,
    site,
    { path, query: {} },
    { name: 'newsletterUnsubscribe', newsletter },
  );
  if (served.kind === 'redirect') throw new Error('A page of a newsletter leads nowhere else.');
  // The address holds what proves the mailbox.
  const headers = {
    ...pageHeaders(deps, { ...served, isCacheable: false }),
    'referrer-policy': 'no-referrer',
  };
  return new Response(served.html, { status, headers });
}
