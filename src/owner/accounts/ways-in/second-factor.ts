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

const LEADS: Readonly<Record<SecondFactorMethod, string>> = {
  totp: 'Open your authenticator app and enter the six-digit code for Vitrine.',
  passkey: 'Use your fingerprint, face or PIN, or a security key.',
  'recovery-code':
    'Enter one of the codes you saved when you turned on two-step verification. Each works once.',
};

const OTHERS: Readonly<Record<SecondFactorMethod, string>> = {
  totp: 'Use a code from the app',
  passkey: 'Use a passkey',
  'recovery-code': 'Use a recovery code',
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
    title: 'One more step',
    lead: [LEADS[method]],
    content: [answer, otherWays(...others, otherWay('Start over', startAgain))],
  });
}

function codeAnswer(challenge: string, method: 'totp' | 'recovery-code'): HTMLElement {
  const isApp = method === 'totp';
  const code = textField({
    label: isApp ? 'Six-digit code' : 'Recovery code',
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
  return makeForm([code.field, submitButton('Sign in')], async () => {
    await call(answerWithCode, { body: { challenge, code: code.input.value } });
    await goOn();
  });
}

function passkeyAnswer(challenge: string): HTMLElement {
  return buttonFor({ label: 'Use a passkey', tone: 'primary' }, async () => {
    const asked = await call(askForSecondPasskey, { body: { challenge } });
    await call(answerWithSecondPasskey, { body: await answerWithPasskey(asked) });
    await goOn();
  });
}
