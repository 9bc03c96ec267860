/** Where a mailed link leads. What changes something is a button: mail programs open links too. */
import type { ReactNode } from 'react';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/accounts/password.ts';
import { ENTER_CALL, type LinkPurpose, TOKEN } from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { Field, Form, type Said, SaidWords } from './parts.tsx';
import { ToSignIn } from './ways-in.tsx';

export interface EnterPageProps {
  readonly locale: string;
  /** Absent: the link is no longer good. */
  readonly link: { readonly purpose: LinkPurpose; readonly email: string } | undefined;
  readonly token: string;
  readonly said?: Said | undefined;
}

const TITLES = {
  join: 'finishJoining',
  'sign-in': 'signIn',
  password: 'choosePassword',
  address: 'confirmAddress',
  invitation: 'acceptInvitation',
} as const;

const LABELS = { ...TITLES, join: 'join', password: 'save', address: 'confirm' } as const;

export function enterTitle(link: EnterPageProps['link'], locale: string): string {
  return memberWords(locale)(link ? TITLES[link.purpose] : 'gone');
}

export function EnterPage({ locale, link, token, said }: EnterPageProps): ReactNode {
  const say = memberWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{enterTitle(link, locale)}</h1>
      <SaidWords said={said} locale={locale} />
      {link ? (
        <>
          <p>{say(link.purpose === 'address' ? 'confirmAddressText' : 'asEmail', { email: link.email })}</p>
          <Form action={ENTER_CALL} label={say(LABELS[link.purpose])} hidden={{ [TOKEN]: token }}>
            <PasswordFor purpose={link.purpose} email={link.email} locale={locale} said={said} />
          </Form>
        </>
      ) : (
        <>
          <p>{say('goneText')}</p>
          <ToSignIn locale={locale} />
        </>
      )}
    </div>
  );
}

interface PasswordForProps extends Pick<EnterPageProps, 'locale' | 'said'> {
  readonly purpose: LinkPurpose;
  readonly email: string;
}

function PasswordFor({ purpose, email, locale, said }: PasswordForProps): ReactNode {
  const isOptional = purpose === 'join' || purpose === 'invitation';
  if (!isOptional && purpose !== 'password') return null;
  const say = memberWords(locale);
  const rule = say('passwordHint', { count: MIN_PASSWORD_LENGTH });
  return (
    <>
      {/* Password managers save it under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field
        {...{ form: 'enter', name: 'password', type: 'password', autoComplete: 'new-password' }}
        label={say(isOptional ? 'optionalPassword' : 'newPassword')}
        hint={isOptional ? `${rule} ${say('optionalPasswordHint')}` : rule}
        isRequired={!isOptional}
        maxLength={MAX_PASSWORD_LENGTH}
        said={said}
      />
    </>
  );
}
