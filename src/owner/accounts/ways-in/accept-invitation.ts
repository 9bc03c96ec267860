/** Where the link of an invitation leads: who invites to what, and the one thing to do. */
import { acceptInvitation, type InvitationOffer, readInvitation } from '#domain/accounts/calls-people.ts';
import { roleLabel } from '#domain/accounts/role-names.ts';
import { call, messageOf } from '../../api.ts';
import { fill } from '../../fill.ts';
import styles from '../entry.module.css';
import { buttonFor, insist, makeButton, makeForm, otherWay, submitButton } from './actions.ts';
import { element, withElements } from './element.ts';
import { fixedEmail, passwordField, textField } from './fields.ts';
import { leaveFor } from './go-on.ts';
import { show, showLoading } from './page.ts';
import * as say from './words/en.ts';

export async function showInvitation(token: string): Promise<void> {
  showLoading();
  try {
    const offer = await insist(() => call(readInvitation, { query: { token } }));
    const { siteName, invitedBy, role } = offer;
    show({
      title: fill(say.joinSitename, { siteName }),
      lead: withElements(
        fill(say.invitedbyInvitesYouToWorkOn, { invitedBy, role: roleLabel(role) }),
        'strong',
      ),
      content: [whatNext(offer, token)],
    });
  } catch (error) {
    show({
      title: say.thisInvitationHasExpired,
      lead: [messageOf(error)],
      content: [otherWay(say.signIn, '/login')],
    });
  }
}

function whatNext(offer: InvitationOffer, token: string): HTMLElement {
  const accept = async (account: { readonly name?: string; readonly password?: string }) => {
    const { siteId } = await call(acceptInvitation, { body: { token, ...account } });
    await leaveFor(`/sites/${siteId}`);
  };
  if (offer.next === 'sign-in') return signInFirst(offer, token);
  if (offer.next === 'new-account') return newAccount(offer.email, accept);
  return buttonFor(
    { label: fill(say.acceptAsSignedinas, { signedInAs: offer.signedInAs ?? '' }), tone: 'primary' },
    () => accept({}),
  );
}

function signInFirst({ email, signedInAs }: InvitationOffer, token: string): HTMLElement {
  const back = encodeURIComponent(`/invite?token=${encodeURIComponent(token)}`);
  const words =
    signedInAs === null
      ? fill(say.emailAlreadyHasAnAccountSign, { email })
      : fill(say.emailAlreadyHasAnAccountYou, { email, signedInAs });
  return element(
    'div',
    { class: styles['form'] },
    element('p', { class: styles['foot'] }, words),
    makeButton({
      label: fill(say.signInAsEmail, { email }),
      tone: 'primary',
      onPress: () => location.assign(`/login?to=${back}`),
    }),
  );
}

function newAccount(
  email: string,
  make: (account: { readonly name: string; readonly password: string }) => Promise<void>,
): HTMLElement {
  const name = textField({
    label: say.yourName,
    attributes: { autocomplete: 'name', maxlength: '100', autofocus: true, required: true },
  });
  const password = passwordField({
    label: say.password,
    kind: 'new-password',
    hint: say.atLeast10CharactersAFew,
  });
  const content = [
    fixedEmail(say.emailAddress, email),
    name.field,
    password.field,
    submitButton(say.createMyAccount),
  ];
  return makeForm(content, () => make({ name: name.input.value, password: password.input.value }));
}
