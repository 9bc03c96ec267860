/** One of the people who run a site, looking at it: a visitor whose browser came there from the owner area. */
import { VISIT_PATH } from '#domain/accounts/site-presence.ts';
import type { Deps } from '#server/deps.ts';
import { createTestAccount, signedInBrowser } from './owner.ts';
import type { testApp } from './test-app.ts';
import { type TestVisitor, testVisitor } from './visitor.ts';

type App = Pick<Awaited<ReturnType<typeof testApp>>, 'app'>;

export async function staffVisitor(
  deps: Deps,
  app: App,
  { siteId, origin }: { readonly siteId: string; readonly origin: string },
): Promise<TestVisitor> {
  const browser = await signedInBrowser(deps, app, await createTestAccount(deps, { isOwner: true }));
  const sent = await browser.send('GET', `${VISIT_PATH}/${siteId}`, {});
  const entered = new URL(sent.headers.get('location') ?? '', origin);
  const visitor = await testVisitor(app, origin);
  await visitor.ask('GET', entered.pathname + entered.search);
  return visitor;
}
