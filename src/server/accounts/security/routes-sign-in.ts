/** Ways in beside the password: the step after it, and passkeys. */
import * as security from '#domain/accounts/calls-security.ts';
import type { Door } from '../entry.ts';
import { presentRefused, presentSignIn } from '../present-sign-in.ts';
import type { SecurityDeps } from './deps.ts';
import { answerWithPasskey, askForPasskey, askForSecondPasskey } from './passkeys.ts';
import { answerWithCode } from './second-factor.ts';

export function securitySignInRoutes(deps: SecurityDeps, { answerEntry }: Door): void {
  answerEntry(
    security.answerWithCode,
    async (context, input, visit) => presentSignIn(deps, context, await answerWithCode(deps, input, visit)),
    ({ challenge }) => challenge,
  );
  answerEntry(security.askForSecondPasskey, async (context, { challenge }) => {
    const asked = await askForSecondPasskey(deps, challenge);
    return 'options' in asked ? asked : presentRefused(context, asked);
  });
  answerEntry(security.answerWithSecondPasskey, async (context, input, visit) =>
    presentSignIn(deps, context, await answerWithPasskey(deps, 'second-factor', input, visit)),
  );
  answerEntry(security.askForPasskey, () => askForPasskey(deps));
  answerEntry(security.signInWithPasskey, async (context, input, visit) =>
    presentSignIn(deps, context, await answerWithPasskey(deps, 'passkey', input, visit)),
  );
}
