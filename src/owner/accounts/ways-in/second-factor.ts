/** The step after the password: a code from the app, a passkey, or a recovery code. */
import type { SecondFactorChallenge, SecondFactorMethod } from '#domain/accounts/calls.ts';
import {
  answerWithCode,
  answerWithSecondPasskey,
  askForSecondPasskey,
} from '#domain/accounts/calls-security.ts';
import { call } from '../../api.ts';
import { answerWithPasskey, canUsePasskeys } from '../passkey.ts';
import { buttonFor, makeForm, otherWay, otherWays, submitButton } from './actions.ts';
import { textField } from './fields.ts';
import { goOn } from './go-on.ts';
import { show } from './page.ts';
import * as say from './words/en.ts';

const LEADS: Readonly<Record<SecondFactorMethod, string>> = {
  totp: say.openYourAuthenticatorAppAndEnter,
  passkey: say.useYourFingerprintFaceOrPin,
  'recovery-code': say.enterOneOfTheCodesYou,
};

const OTHERS: Readonly<Record<SecondFactorMethod, string>> = {
  totp: say.useACodeFromTheApp,
  passkey: say.useAPasskey,
  'recovery-code': say.useARecoveryCode,
};

/** @param startAgain back to the beginning: the question closes after a few tries */
export function showSecondFactor(
  challenge: SecondFactorChallenge,
  startAgain: () => void,
  method: SecondFactorMethod = 'totp',
): void {
  const others = challenge.methods
    .filter((other) => other !== method && (other !== 'passkey' || canUsePasskeys()))
    .map((other) => otherWay(OTHERS[other], () => showSecondFactor(challenge, startAgain, other)));
  const answer = method === 'passkey' ? passkeyAnswer(challenge.id) : codeAnswer(challenge.id, method);
  show({
    title: say.oneMoreStep,
    lead: [LEADS[method]],
    content: [answer, otherWays(...others, otherWay(say.startOver, startAgain))],
  });
}

function codeAnswer(challenge: string, method: 'totp' | 'recovery-code'): HTMLElement {
  const isApp = method === 'totp';
  const code = textField({
    label: isApp ? say.sixDigitCode : say.recoveryCode,
    attributes: {
      inputmode: isApp ? 'numeric' : 'text',
      autocomplete: 'one-time-code',
      autocapitalize: 'off',
      spellcheck: 'false',
      maxlength: isApp ? '7' : '24',
      required: true,
      autofocus: true,
    },
  });
  return makeForm([code.field, submitButton(say.signIn)], async () => {
    await call(answerWithCode, { body: { challenge, code: code.input.value } });
    await goOn();
  });
}

function passkeyAnswer(challenge: string): HTMLElement {
  return buttonFor({ label: say.useAPasskey, tone: 'primary' }, async () => {
    const asked = await call(askForSecondPasskey, { body: { challenge } });
    await call(answerWithSecondPasskey, { body: await answerWithPasskey(asked) });
    await goOn();
  });
}
