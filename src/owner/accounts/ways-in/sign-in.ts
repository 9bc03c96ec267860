/** Signing in with a password, a passkey, or by a link an operator has made. */
import { readSetup, signIn as signInCall } from '#domain/accounts/calls.ts';
import { askForPasskey, signInWithPasskey } from '#domain/accounts/calls-security.ts';
import { call } from '../../api.ts';
import styles from '../entry.module.css';
import { answerWithPasskey, canUsePasskeys } from '../passkey.ts';
import links from '../ways-in.module.css';
import { buttonFor, makeForm, otherWay, submitButton } from './actions.ts';
import { element } from './element.ts';
import { emailField, passwordField } from './fields.ts';
import { goOn } from './go-on.ts';
import { keyIcon } from './icons.ts';
import { show } from './page.ts';
import { showSecondFactor } from './second-factor.ts';
import * as say from './words/en.ts';

export function showSignIn(): void {
  showForm('');
  call(readSetup, {}).then(
    ({ isNeeded }) => isNeeded && showNobodyYet(),
    // Signing in says so as well, and better.
    () => undefined,
  );
}

function showForm(givenEmail: string): void {
  const email = emailField();
  email.input.value = givenEmail;
  const password = passwordField({ label: say.password, kind: 'current-password' });
  const remember = element('input', { type: 'checkbox' });
  const between = element(
    'div',
    { class: links['between'] },
    element('label', { class: styles['check'] }, remember, say.staySignedInOnThisDevice),
    otherWay(say.forgotYourPassword, '/reset'),
  );
  const signIn = async () => {
    const body = { email: email.input.value, password: password.input.value, remember: remember.checked };
    const answer = await call(signInCall, { body });
    if (answer.kind === 'signed-in') return goOn();
    return showSecondFactor(answer.challenge, () => showForm(body.email));
  };
  const form = makeForm([email.field, password.field, between, submitButton(say.signIn)], signIn);
  const passkey = async () => {
    const answer = await answerWithPasskey(await call(askForPasskey, { body: {} }));
    await call(signInWithPasskey, { body: { ...answer, remember: remember.checked } });
    await goOn();
  };
  const byPasskey = [
    element('span', { class: links['or'] }, say.or),
    buttonFor({ label: say.signInWithAPasskey, icon: keyIcon() }, passkey),
  ];
  show({ title: say.signIn, content: canUsePasskeys() ? [form, ...byPasskey] : [form] });
}

function showNobodyYet(): void {
  const where = say.findTheLinkInTheTerminal;
  show({
    title: say.vitrineIsNotSetUpYet,
    lead: [say.theFirstTimeItStartsVitrine],
    content: [element('p', { class: styles['foot'] }, where)],
  });
}
