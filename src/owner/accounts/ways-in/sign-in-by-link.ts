/** An operator's link: signs in once, and is the moment to choose a new password. */
import { signInByLink } from '#domain/accounts/calls.ts';
import { call } from '../../api.ts';
import { makeButton, makeForm, oneAtATime, submitButton } from './actions.ts';
import { element } from './element.ts';
import { passwordField } from './fields.ts';
import { goOn } from './go-on.ts';
import { show } from './page.ts';

export function showSignInByLink(token: string): void {
  const password = passwordField({
    label: 'New password',
    kind: 'new-password',
    hint: 'At least 10 characters. All other devices will be signed out.',
  });
  const enter = async (chosen: string) => {
    try {
      await call(signInByLink, { body: { token, ...(chosen === '' ? {} : { password: chosen }) } });
    } catch (error) {
      form.append(instead);
      throw error;
    }
    await goOn();
  };
  const instead = element('a', { href: '/login' }, 'Sign in with a password');
  const asIs = makeButton({ label: 'Continue without a new password', tone: 'quiet', size: 'normal' });
  const form = makeForm([password.field, submitButton('Save and sign in'), asIs], () =>
    enter(password.input.value),
  );
  asIs.addEventListener(
    'click',
    oneAtATime(form, () => enter('')),
  );
  show({
    title: 'Welcome back',
    lead: ['This link signs you in once. Choose a new password now, or keep your current one.'],
    content: [form],
  });
}
