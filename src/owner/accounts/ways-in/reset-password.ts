/** The way back in for whoever has forgotten the password: ask for a mail, then choose a new one by its link. */
import { askForReset, readReset, resetPassword } from '#domain/accounts/calls-security.ts';
import { call } from '../../api.ts';
import styles from '../entry.module.css';
import links from '../ways-in.module.css';
import { failure, insist, makeForm, otherWay, otherWays, submitButton } from './actions.ts';
import { element } from './element.ts';
import { emailField, fixedEmail, passwordField } from './fields.ts';
import { goOn } from './go-on.ts';
import { mailIcon } from './icons.ts';
import { show, showLoading } from './page.ts';
import { showSecondFactor } from './second-factor.ts';

export function showAskForLink(givenEmail = ''): void {
  const email = emailField();
  email.input.value = givenEmail;
  const content = [email.field, submitButton('Send the link'), otherWay('Back to sign-in', '/login')];
  const ask = async () => {
    const asked = email.input.value;
    await call(askForReset, { body: { email: asked } });
    showAsked(asked);
  };
  show({
    title: 'Forgot your password?',
    lead: ['Enter the email address of your account. We’ll send you a link to choose a new password.'],
    content: [makeForm(content, ask)],
  });
}

function showAsked(email: string): void {
  const advice =
    'No email after a few minutes? Check your spam folder, or ask the person who runs this installation. They can find the email in the outbox, or create a link for you.';
  const content = element(
    'div',
    { class: styles['form'] },
    element('p', { class: links['aside'] }, mailIcon(), element('span', {}, advice)),
    otherWays(
      otherWay('Use another address', () => showAskForLink(email)),
      otherWay('Back to sign-in', '/login'),
    ),
  );
  show({
    title: 'Check your email',
    lead: [
      'If an account exists for ',
      element('strong', {}, email),
      ', we have sent a link. It works for one hour.',
    ],
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
    show({ title: 'Choose a new password', content });
  }
}

function showLinkGone(): void {
  const ways = [
    otherWay('Get a new link', '/reset'),
    otherWay('Sign in with your current password', '/login'),
  ];
  show({
    title: 'This link has expired',
    lead: ['It was already used, replaced by a newer one, or is more than an hour old.'],
    content: [element('div', { class: styles['form'] }, ...ways)],
  });
}

function showNewPassword(token: string, email: string): void {
  const password = passwordField({
    label: 'New password',
    kind: 'new-password',
    hint: 'At least 10 characters. A few words in a row are easy to remember.',
    isFirst: true,
  });
  const content = [fixedEmail('Account', email), password.field, submitButton('Save and sign in')];
  const save = async () => {
    const answer = await call(resetPassword, { token, body: { password: password.input.value } });
    if (answer.kind === 'signed-in') return goOn();
    return showSecondFactor(answer.challenge, () => location.assign('/login'));
  };
  show({
    title: 'Choose a new password',
    lead: ['You are signed out on all other devices and stay signed in here.'],
    content: [makeForm(content, save)],
  });
}
