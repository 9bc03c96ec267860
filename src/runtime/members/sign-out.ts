/** Signs a member out by the contract's call (MEMB-05 to 07). Where its crumb fails, the data layer calls once more. */
import { MEMBER_XSRF_COOKIE, SESSION_CALL, XSRF_HEADER } from '#domain/members/contract.ts';
import type { DataLayer } from '../calls/data-layer.ts';

interface SigningOut {
  readonly cloneCart: boolean;
  /** Of the page, as `document.cookie` has them. */
  readonly readCookies: () => string;
}

/** @returns whether it worked */
export async function signOut(
  api: Pick<DataLayer, 'delete'>,
  { cloneCart, readCookies }: SigningOut,
): Promise<boolean> {
  const answer = await api.delete(SESSION_CALL, {
    query: { cloneCart: String(cloneCart) },
    headers: {
      // Read for each try: an answer that refuses the token brings another one.
      get [XSRF_HEADER]() {
        return memberToken(readCookies());
      },
    },
  });
  return answer.ok;
}

export function memberToken(cookies: string): string {
  const name = `${MEMBER_XSRF_COOKIE}=`;
  const pair = cookies.split('; ').find((each) => each.startsWith(name));
  return pair?.slice(name.length) ?? '';
}
