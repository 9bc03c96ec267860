import { expect, test, vi } from 'vitest';
import { MEMBER_XSRF_COOKIE, SESSION_CALL, XSRF_HEADER } from '#domain/members/contract.ts';
import { createDataLayer } from '../calls/data-layer.ts';
import { signOut } from './sign-out.ts';

function layer(token: string, answers: readonly [status: number, json: object][]) {
  let cookies = `a=b; ${MEMBER_XSRF_COOKIE}=${token}`;
  let crumb = 'old';
  const left = [...answers];
  const sent: { url: string; method: string; token: string | undefined }[] = [];
  const api = createDataLayer({
    origin: 'https://site.example',
    fetch: vi.fn(async (url: string, init: RequestInit) => {
      const token = (init.headers as Record<string, string>)[XSRF_HEADER];
      sent.push({ url, method: init.method ?? '', token });
      const [status, json] = left.shift() ?? [500, {}];
      if (status === 403) cookies = `${MEMBER_XSRF_COOKIE}=fresh`;
      return new Response(JSON.stringify(json), { status });
    }) as unknown as typeof fetch,
    crumbs: {
      read: () => crumb,
      write: (fresh) => {
        crumb = fresh;
      },
    },
    wait: async () => {},
    dispatch: () => {},
    showRefusal: async () => {},
  });
  return { sent, signOut: (cloneCart: boolean) => signOut(api, { cloneCart, readCookies: () => cookies }) };
}

test('MEMB-05 MEMB-06 signing out deletes the session with its token and says what becomes of the cart', async () => {
  const page = layer('token', [[200, { isSignedOut: true }]]);
  expect(await page.signOut(true)).toBe(true);
  expect(page.sent).toEqual([
    {
      method: 'DELETE',
      url: `https://site.example${SESSION_CALL}?cloneCart=true&crumb=old`,
      token: 'token',
    },
  ]);
});

test('MEMB-07 where the crumb fails the call is made once more, with the new tokens', async () => {
  const page = layer('stale', [
    [403, { crumbFail: true, crumb: 'new' }],
    [200, { isSignedOut: true }],
  ]);
  expect(await page.signOut(false)).toBe(true);
  expect(page.sent.map(({ token }) => token)).toEqual(['stale', 'fresh']);
  expect(page.sent[1]?.url).toContain('crumb=new');
});

test('MEMB-07 and never a third time', async () => {
  const failed = [403, { crumbFail: true, crumb: 'new' }] as const;
  const page = layer('token', [[...failed], [...failed], [...failed]]);
  expect(await page.signOut(false)).toBe(false);
  expect(page.sent).toHaveLength(2);
});
