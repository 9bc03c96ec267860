/** The way back in for whoever has forgotten the password: ask for a mail, then choose a new one. */
import * as security from '#domain/accounts/calls-security.ts';
import { normalizeEmail } from '#domain/accounts/email-address.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Door } from '../entry.ts';
import { presentSignIn } from '../present-sign-in.ts';
import { askForReset, readReset, resetPassword } from './reset-password.ts';

export function resetRoutes(deps: AccountsDeps, { answerOpen, answerEntry }: Door): void {
  answerEntry(
    security.askForReset,
    async (_, { email }) => {
      await askForReset(deps, email);
      return { kind: 'asked' };
    },
    ({ email }) => normalizeEmail(email),
  );
  answerOpen(security.readReset, async ({ params }) => {
    const reset = await readReset(deps, params.token);
    return { isGood: reset !== undefined, email: reset?.email ?? null };
  });
  answerEntry(security.resetPassword, async (context, { password }, visit) => {
    const token = context.req.param('token') ?? '';
    return presentSignIn(deps, context, await resetPassword(deps, { token, password }, visit));
  });
}
