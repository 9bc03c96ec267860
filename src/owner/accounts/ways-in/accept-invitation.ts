/** Where the link of an invitation leads: who invites to what, and the one thing to do. */
import { acceptInvitation, type InvitationOffer, readInvitation } from '#domain/accounts/calls-people.ts';
import { roleLabel } from '#domain/accounts/role-names.ts';
import { call, messageOf } from '../../api.ts';
import styles from '../entry.module.css';
import { buttonFor, insist, makeButton, makeForm, otherWay, submitButton } from './actions.ts';
import { element } from './element.ts';
import { fixedEmail, passwordField, textField } from './fields.ts';
import { leaveFor } from './go-on.ts';
import { show, showLoading } from './page.ts';

export async function showInvitation(token: string): Promise<void> {
  showLoading();
  try {
    const offer = await insist(() => call(readInvitation, { query: { token } }));
    const { siteName, invitedBy, role } = offer;
    show({
      title: `Join ${siteName}`,
      lead: [
        `${invitedBy} invites you to work on this site, as `,
        element('strong', {}, roleLabel(role)),
        '.',
      ],
      content: [whatNext(offer, token)],
    });
  } catch (error) {
    show({
      title: 'This invitation has expired',
      lead: [messageOf(error)],
      content: [otherWay('Sign in', '/login')],
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
  return buttonFor({ label: `Accept as ${offer.signedInAs}`, tone: 'primary' }, () => accept({}));
}

function signInFirst({ email, signedInAs }: InvitationOffer, token: string): HTMLElement {
  const back = encodeURIComponent(`/invite?token=${encodeURIComponent(token)}`);
  const how =
    signedInAs === null
      ? 'Sign in to it to accept.'
      : `You are signed in as ${signedInAs}. Sign in to the other account to accept.`;
  return element(
    'div',
    { class: styles['form'] },
    element('p', { class: styles['foot'] }, `${email} already has an account. ${how}`),
    makeButton({
      label: `Sign in as ${email}`,
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
    label: 'Your name',
    attributes: { autocomplete: 'name', maxlength: '100', autofocus: true, required: true },
  });
  const password = passwordField({
    label: 'Password',
    kind: 'new-password',
    hint: 'At least 10 characters. A few words in a row are easy to remember.',
  });
  const content = [
    fixedEmail('Email address', email),
    name.field,
    password.field,
    submitButton('Create my account'),
  ];
  return makeForm(content, () => make({ name: name.input.value, password: password.input.value }));
}
