/** What a member can change about their account: each in a form of its own, which works without scripts. */
import type { ReactNode } from 'react';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/accounts/password.ts';
import {
  ADDRESS_CALL,
  DELETE_CALL,
  LINK_CALL,
  MAX_MEMBER_NAME,
  NAME_CALL,
  PASSWORD_CALL,
} from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { Field, Form, type Said } from './parts.tsx';

export interface AccountFormsProps {
  readonly locale: string;
  /** Name of the site. */
  readonly site: string;
  readonly said?: Said | undefined;
  readonly email: string;
  readonly name: string;
  readonly hasPassword: boolean;
}

const MAX_EMAIL = 254;

export function AccountForms(props: AccountFormsProps): ReactNode {
  const { locale, name, said } = props;
  const say = memberWords(locale);
  return (
    <section className="shop-steps" aria-labelledby="account-details">
      <h2 id="account-details">{say('details')}</h2>
      <Form action={NAME_CALL} label={say('save')} isQuiet>
        <Field
          {...{ form: 'name', name: 'name', autoComplete: 'name', isRequired: false }}
          {...{ label: say('name'), maxLength: MAX_MEMBER_NAME, value: name, said }}
        />
      </Form>
      <ChangePassword {...props} />
      <ChangeAddress {...props} />
      <DeleteAccount {...props} />
    </section>
  );
}

/** Open where something in it has to be looked at. */
function isOpen({ said }: AccountFormsProps, form: string): boolean {
  return said?.field?.startsWith(`${form}-`) === true;
}

function ChangePassword(props: AccountFormsProps): ReactNode {
  const { locale, email, hasPassword, said } = props;
  const say = memberWords(locale);
  const about = { form: 'password', type: 'password', maxLength: MAX_PASSWORD_LENGTH, said } as const;
  return (
    <details open={isOpen(props, 'password')}>
      <summary>{say(hasPassword ? 'changePassword' : 'choosePassword')}</summary>
      {hasPassword ? (
        <Form action={PASSWORD_CALL} label={say('changePassword')} isQuiet>
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <CurrentPassword {...about} locale={locale} />
          <Field
            {...{ ...about, name: 'newPassword', autoComplete: 'new-password' }}
            label={say('newPassword')}
            hint={say('passwordHint', { count: MIN_PASSWORD_LENGTH })}
          />
        </Form>
      ) : (
        <>
          <p>{say('setPassword')}</p>
          <Form action={LINK_CALL} label={say('sendLink')} hidden={{ wish: 'password', email }} isQuiet />
        </>
      )}
    </details>
  );
}

/** Without a password, the mailed links prove who it is: only those who read the old mailbox are signed in. */
function ChangeAddress(props: AccountFormsProps): ReactNode {
  const { locale, hasPassword, said } = props;
  const say = memberWords(locale);
  return (
    <details open={isOpen(props, 'address')}>
      <summary>{say('changeAddress')}</summary>
      <p>{say('changeAddressText')}</p>
      <Form action={ADDRESS_CALL} label={say('changeAddress')} isQuiet>
        <Field
          {...{ form: 'address', name: 'email', type: 'email', autoComplete: 'email', maxLength: MAX_EMAIL }}
          {...{ label: say('newAddress'), said }}
        />
        {hasPassword && <CurrentPassword form="address" locale={locale} said={said} />}
      </Form>
    </details>
  );
}

function DeleteAccount(props: AccountFormsProps): ReactNode {
  const { locale, site, said } = props;
  const say = memberWords(locale);
  return (
    <details open={isOpen(props, 'delete')}>
      <summary>{say('delete')}</summary>
      <p>{say('deleteText', { site })}</p>
      <Form action={DELETE_CALL} label={say('deleteYes')} isQuiet>
        <Field
          {...{ form: 'delete', name: 'email', type: 'email', autoComplete: 'off', maxLength: MAX_EMAIL }}
          {...{ label: say('deleteConfirm'), said }}
        />
      </Form>
    </details>
  );
}

type CurrentProps = Pick<AccountFormsProps, 'locale' | 'said'> & { readonly form: string };

function CurrentPassword({ form, locale, said }: CurrentProps): ReactNode {
  return (
    <Field
      {...{ form, name: 'password', type: 'password', autoComplete: 'current-password', said }}
      label={memberWords(locale)('currentPassword')}
      maxLength={MAX_PASSWORD_LENGTH}
    />
  );
}
