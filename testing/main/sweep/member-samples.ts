/** What members of a site send: to sign in, and on their account page. */
import type { Texts } from './ordinary.ts';
import { ADDRESS, type MakeSample, NAVIGATES, NO_TOKEN, type Samples } from './sample.ts';

/** Sent by a member who is signed in, and stays so. */
const asMember =
  (form: Texts): MakeSample =>
  ({ memberCookies }) => ({ form, headers: NAVIGATES, cookies: memberCookies });
const looksAsMember: MakeSample = ({ memberCookies }) => ({ headers: NAVIGATES, cookies: memberCookies });

/** One that no browser made. */
const NO_PASSKEY = {
  challenge: 'A'.repeat(72),
  credential: { id: 'none', rawId: 'none', type: 'public-key', response: { clientDataJSON: '' } },
};

export const MEMBER_SAMPLES: Samples = {
  'GET /account': looksAsMember,
  'GET /account/data.json': looksAsMember,
  'GET /account/plans': looksAsMember,
  'GET /account/certificate': looksAsMember,
  'GET /account/enter': () => ({ query: NO_TOKEN }),
  'POST /api/site-users/account/session': () => ({
    form: { email: 'member@example.org', password: 'wrong', rememberMe: 'true' },
    headers: NAVIGATES,
  }),
  'POST /api/site-users/account/link': () => ({
    form: { wish: 'sign-in', email: 'ada@example.org', name: 'Ada' },
    headers: NAVIGATES,
  }),
  'POST /api/site-users/account/enter': () => ({
    form: { ...NO_TOKEN, password: 'seven wet stones' },
    headers: NAVIGATES,
  }),
  // Without its header, the session goes on.
  'DELETE /api/site-users/account/session': ({ memberCookies }) => ({
    query: { cloneCart: 'true' },
    cookies: memberCookies,
  }),
  'POST /api/site-users/account/sign-out': asMember({ session: 'none', cloneCart: 'true' }),
  'POST /api/site-users/account/name': asMember({ name: 'Mira Stein' }),
  'POST /api/site-users/account/password': asMember({ password: 'wrong', newPassword: 'eight wet stones' }),
  'POST /api/site-users/account/address': asMember({ email: 'mira@example.org', password: 'wrong' }),
  'POST /api/site-users/account/saved-address': asMember({ address: '', 'shown-country': 'DE', ...ADDRESS }),
  'POST /api/site-users/account/newsletter/join': asMember({}),
  'POST /api/site-users/account/newsletter/leave': asMember({ list: 'none' }),
  'POST /api/site-users/account/passkey/ask': () => ({ json: {} }),
  'POST /api/site-users/account/passkey/session': () => ({ json: NO_PASSKEY }),
  'POST /api/site-users/account/passkey/offer': ({ memberCookies }) => ({
    json: { password: 'wrong' },
    cookies: memberCookies,
  }),
  'POST /api/site-users/account/passkey/add': ({ memberCookies }) => ({
    json: { ...NO_PASSKEY, name: 'My phone' },
    cookies: memberCookies,
  }),
  'POST /api/site-users/account/passkey/remove': asMember({ passkey: 'none' }),
  'POST /api/site-users/account/delete': asMember({ email: 'ada@example.org' }),
  'POST /api/site-users/membership/join': asMember({ plan: 'none', next: '/journal' }),
  'POST /api/site-users/membership/leave': asMember({ plan: 'none' }),
  'POST /api/site-users/lessons/complete': asMember({ lesson: 'none' }),
  'POST /api/site-users/lessons/reopen': asMember({ lesson: 'none' }),
};
