/** The way back in for whoever has forgotten the password: ask for a mail, then choose a new one. */
import type { Hono } from 'hono';
import { normalizeEmail } from '#domain/accounts/email-address.ts';
import { resetInput, resetRequestInput } from '#domain/accounts/security.ts';
import { recordRoute } from '../../http/route-list.ts';
import type { AccountsDeps } from '../deps.ts';
import type { AddEntry } from '../entry.ts';
import { presentSignIn } from '../present-sign-in.ts';
import { askForReset, readReset, resetPassword } from './reset-password.ts';

const LINK = '/api/password-reset/:token';

export function resetRoutes(app: Hono, deps: AccountsDeps, addEntry: AddEntry): void {
  addEntry({
    path: '/api/password-reset',
    summary:
      'Sends a link to choose a new password, if there is such an account. The answer is always the same.',
    schema: resetRequestInput,
    accountOf: ({ email }) => normalizeEmail(email),
    async run(context, { email }) {
      await askForReset(deps, email);
      return context.json({ kind: 'asked' }, 202);
    },
  });
  recordRoute(app, {
    method: 'GET',
    path: LINK,
    scope: 'open',
    summary: 'Says whether a link to choose a new password is still good, and for which address.',
  });
  app.get(LINK, async (context) => {
    context.header('cache-control', 'no-store');
    const reset = await readReset(deps, context.req.param('token'));
    return context.json({ isGood: reset !== undefined, email: reset?.email ?? null });
  });
  addEntry({
    path: LINK,
    summary: 'Chooses a new password by a link, signs out everywhere and signs in here.',
    schema: resetInput,
    async run(context, { password }, visit) {
      const token = context.req.param('token') ?? '';
      return presentSignIn(deps, context, await resetPassword(deps, { token, password }, visit));
    },
  });
}
