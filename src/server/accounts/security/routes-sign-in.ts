/** Ways in beside the password: the step after it, and passkeys. */
import type { Context } from 'hono';
import { z } from 'zod';
import {
  challengeInput,
  passkeyAnswerInput,
  passkeySignInInput,
  secondFactorInput,
} from '#domain/accounts/security.ts';
import type { AddEntry } from '../entry.ts';
import { presentSignIn, refuseEntry } from '../present-sign-in.ts';
import type { SecurityDeps } from './deps.ts';
import { answerWithPasskey, askForPasskey, askForSecondPasskey } from './passkeys.ts';
import { answerWithCode } from './second-factor.ts';

export function securitySignInRoutes(deps: SecurityDeps, addEntry: AddEntry): void {
  addEntry({
    path: '/api/session/second-factor',
    summary: 'Answers the step after the password with a code from the app, or with a recovery code.',
    schema: secondFactorInput,
    accountOf: ({ challenge }) => challenge,
    run: async (context, input, visit) =>
      presentSignIn(deps, context, await answerWithCode(deps, input, visit)),
  });
  addEntry({
    path: '/api/session/second-factor/passkey-options',
    summary: 'Begins to answer the step after the password with a passkey.',
    schema: challengeInput,
    run: async (context, { challenge }) => presentAsked(context, await askForSecondPasskey(deps, challenge)),
  });
  addEntry({
    path: '/api/session/second-factor/passkey',
    summary: 'Answers the step after the password with a passkey.',
    schema: passkeyAnswerInput,
    run: async (context, input, visit) =>
      presentSignIn(deps, context, await answerWithPasskey(deps, 'second-factor', input, visit)),
  });
  addEntry({
    path: '/api/session/passkey-options',
    summary: 'Begins to sign in with a passkey alone.',
    schema: z.strictObject({}),
    run: async (context) => presentAsked(context, await askForPasskey(deps)),
  });
  addEntry({
    path: '/api/session/passkey',
    summary: 'Signs in with a passkey alone.',
    schema: passkeySignInInput,
    run: async (context, input, visit) =>
      presentSignIn(deps, context, await answerWithPasskey(deps, 'passkey', input, visit)),
  });
}

type Asked = Awaited<ReturnType<typeof askForSecondPasskey>>;

function presentAsked(context: Context, asked: Asked): Response {
  if (asked.kind !== 'asked') return refuseEntry(context, asked);
  return context.json({ challenge: asked.challenge, options: asked.options });
}
