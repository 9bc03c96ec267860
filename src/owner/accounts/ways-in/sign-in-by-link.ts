/** An operator's link: signs in once, and is the moment to choose a new password. */
import { signInByLink } from '#domain/accounts/calls.ts';
import { call } from '../../api.ts';
import { makeButton, makeForm, oneAtATime, submitButton } from './actions.ts';
import { element } from './element.ts';
import { passwordField } from './fields.ts';
import { goOn } from './go-on.ts';
import { show } from './page.ts';
import * as say from './words/en.ts';

export function showSignInByLink(token: string): void {
  const password = passwordField({
    label: say.newPassword,
    kind: 'new-password',
    hint: say.atLeast10CharactersAllOther,
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
  const instead = element('a', { href: '/login' }, say.signInWithAPassword);
  const asIs = makeButton({ label: say.continueWithoutANewPassword, tone: 'quiet', size: 'normal' });
  const form = makeForm([password.field, submitButton(say.saveAndSignIn), asIs], () =>
    enter(password.input.value),
  );
  asIs.addEventListener(
    'click',
    oneAtATime(form, () => enter('')),
  );
  show({
    title: say.welcomeBack,
    lead: [say.thisLinkSignsYouInOnce],
    content: [form],
  });
}
