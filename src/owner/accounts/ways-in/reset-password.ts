/** The way back in for whoever has forgotten the password: ask for a mail, then choose a new one by its link. */
import { askForReset, readReset, resetPassword } from '#domain/accounts/calls-security.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import styles from '../entry.module.css';
import links from '../ways-in.module.css';
import { failure, insist, makeForm, otherWay, otherWays, submitButton } from './actions.ts';
import { element, withElements } from './element.ts';
import { emailField, fixedEmail, passwordField } from './fields.ts';
import { goOn } from './go-on.ts';
import { mailIcon } from './icons.ts';
import { show, showLoading } from './page.ts';
import { showSecondFactor } from './second-factor.ts';
import * as say from './words/en.ts';

export function showAskForLink(givenEmail = ''): void {
  const email = emailField();
  email.input.value = givenEmail;
  const content = [email.field, submitButton(say.sendTheLink), otherWay(say.backToSignIn, '/login')];
  const ask = async () => {
    const asked = email.input.value;
    await call(askForReset, { body: { email: asked } });
    showAsked(asked);
  };
  show({
    title: say.forgotYourPassword,
    lead: [say.enterTheEmailAddressOfYour],
    content: [makeForm(content, ask)],
  });
}

function showAsked(email: string): void {
  const advice = say.noEmailAfterAFewMinutes;
  const content = element(
    'div',
    { class: styles['form'] },
    element('p', { class: links['aside'] }, mailIcon(), element('span', {}, advice)),
    otherWays(
      otherWay(say.useAnotherAddress, () => showAskForLink(email)),
      otherWay(say.backToSignIn, '/login'),
    ),
  );
  show({
    title: say.checkYourEmail,
    lead: withElements(fill(say.ifAnAccountExistsFor, { email }), 'strong'),
    content: [content],
  });
}

export async function showReset(token: string): Promise<void> {
  showLoading();
  try {
    const link = await insist(() => call(readReset, { token }));
    if (link.isGood) showNewPassword(token, link.email ?? '');
    else showLinkGone();
  } catch (error) {
    const content = [failure(error, () => void showReset(token))];
    show({ title: say.chooseANewPassword, content });
  }
}

function showLinkGone(): void {
  const ways = [otherWay(say.getANewLink, '/reset'), otherWay(say.signInWithYourCurrentPassword, '/login')];
  show({
    title: say.thisLinkHasExpired,
    lead: [say.itWasAlreadyUsedReplacedBy],
    content: [element('div', { class: styles['form'] }, ...ways)],
  });
}

function showNewPassword(token: string, email: string): void {
  const password = passwordField({
    label: say.newPassword,
    kind: 'new-password',
    hint: say.atLeast10CharactersAFew,
    isFirst: true,
  });
  const content = [fixedEmail(say.account, email), password.field, submitButton(say.saveAndSignIn)];
  const save = async () => {
    const answer = await call(resetPassword, { token, body: { password: password.input.value } });
    if (answer.kind === 'signed-in') return goOn();
    return showSecondFactor(answer.challenge, () => location.assign('/login'));
  };
  show({
    title: say.chooseANewPassword,
    lead: [say.youAreSignedOutOnAll],
    content: [makeForm(content, save)],
  });
}
