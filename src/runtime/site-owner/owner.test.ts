import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PRESENCE_MARK } from '#domain/accounts/site-presence.ts';

vi.mock('../overlays/manager.ts', () => ({ manageOverlays: () => undefined }));
vi.mock('../site-context.ts', () => ({
  readSiteContext: () => ({ website: { developerMode: false, cloneable: false }, websiteSettings: {} }),
}));
vi.mock('../session-flags.ts', () => ({ readSessionFlag: () => false, writeSessionFlag: () => undefined }));

const ADDRESS = new URL('https://studio.example/journal?page=2');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Where a signed-in owner is led who opens a page in such a window. */
async function ledTo(isTop: boolean): Promise<unknown[]> {
  const replace = vi.fn();
  const own: { top?: unknown } = {};
  own.top = isTop ? own : {};
  vi.stubGlobal('window', own);
  vi.stubGlobal('document', { cookie: `${PRESENCE_MARK}=1` });
  vi.stubGlobal('location', {
    href: ADDRESS.href,
    hostname: ADDRESS.hostname,
    pathname: ADDRESS.pathname,
    search: ADDRESS.search,
    replace,
  });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ authenticatedAccount: { id: 'a' }, websiteRoles: { admin: true } })),
  );
  const { startOwner } = await import('./owner.ts');
  await startOwner();
  return replace.mock.calls.flat();
}

test('SITE-21 an owner is led to the configuration from the top window, and never from within a frame', async () => {
  expect(await ledTo(true)).toEqual(['/config/?frameUrl=%2Fjournal%3Fpage%3D2']);
  expect(await ledTo(false)).toEqual([]);
});
