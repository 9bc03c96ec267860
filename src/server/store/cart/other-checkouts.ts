/** The checkout of subscriptions. Nothing of it can be bought yet: its page says so. */
import { Hono } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { OtherCheckoutPage, otherCheckoutTitle } from '#site/store/cart/other-checkout-page.tsx';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import type { PagePorts } from '../../kernel/page-ports.ts';

const EMPTY_CHECKOUTS = ['subscribe'] as const;

/** What each address has to say. */
const NEEDED: Readonly<Record<(typeof EMPTY_CHECKOUTS)[number], readonly string[]>> = {
  subscribe: ['cartToken'],
};

export function otherCheckoutRoutes({ showOwnPage }: Pick<PagePorts, 'showOwnPage'>): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  for (const kind of EMPTY_CHECKOUTS) {
    const path = `/checkout/${kind}`;
    app.get(path, (context) => {
      const { locale } = context.get('site');
      const asked = context.req.query();
      const isComplete = NEEDED[kind].every((name) => /^[\w-]{1,100}$/.test(asked[name] ?? ''));
      return showOwnPage(context, {
        type: PAGE_TYPES.checkout,
        path,
        status: isComplete ? 404 : 400,
        headers: { 'x-robots-tag': 'noindex' },
        title: otherCheckoutTitle(kind, locale),
        content: OtherCheckoutPage({ kind, isComplete, locale }),
      });
    });
  }
  return app;
}
