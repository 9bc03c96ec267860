/** The pages on which visitors sign in, join or ask for a link. */
import type { ReactNode } from 'react';
import { MAX_PASSWORD_LENGTH } from '#domain/accounts/password.ts';
import {
  FORGOTTEN_PATH,
  JOIN_PATH,
  LINK_CALL,
  type LinkWish,
  MAX_MEMBER_NAME,
  SESSION_CALL,
  SIGN_IN_PATH,
} from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { Field, Form, type Said, SaidWords } from './parts.tsx';
import { SignInByPasskey } from './passkeys.tsx';

const MAX_EMAIL = 254;

export interface WayInProps {
  readonly locale: string;
  readonly said?: Said | undefined;
  /** Visitors can create accounts. */
  readonly canJoin: boolean;
  /** As it was typed. */
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

export function SignInPage({ locale, said, canJoin, email }: WayInProps): ReactNode {
  const say = memberWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{say('signIn')}</h1>
      <SaidWords said={said} locale={locale} />
      <div className="shop-form">
        <div className="shop-steps">
          <Form action={SESSION_CALL} label={say('signIn')}>
            <Field
              {...{
                form: 'sign-in',
                name: 'email',
                type: 'email',
                autoComplete: 'username webauthn',
                maxLength: MAX_EMAIL,
              }}
              {...{ label: say('email'), value: email, said }}
            />
            <Field
              {...{ form: 'sign-in', name: 'password', type: 'password', autoComplete: 'current-password' }}
              {...{ label: say('password'), maxLength: MAX_PASSWORD_LENGTH, said }}
            />
            <label className="shop-choice">
              <input type="checkbox" name="rememberMe" value="true" />
              <span>{say('rememberMe')}</span>
            </label>
          </Form>
          <SignInByPasskey locale={locale} />
          <p>
            <a href={FORGOTTEN_PATH}>{say('forgotten')}</a>
          </p>
        </div>
        <div className="shop-steps">
          <section className="shop-steps">
            <h2>{say('byLink')}</h2>
            <p>{say('byLinkText')}</p>
            <AskForLink wish="sign-in" label={say('sendLink')} {...{ locale, said, email }} />
          </section>
          {canJoin && (
            <p>
              <a href={JOIN_PATH}>{say('join')}</a>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

export function JoinPage({ locale, said, canJoin, email, name }: WayInProps): ReactNode {
  const say = memberWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{say('join')}</h1>
      <SaidWords said={said} locale={locale} />
      <div className="shop-form">
        <div className="shop-steps">
          <p>{say(canJoin ? 'joinText' : 'joinClosed')}</p>
          {canJoin && (
            <AskForLink wish="join" label={say('continue')} {...{ locale, said, email }}>
              <Field
                {...{ form: 'join', name: 'name', autoComplete: 'name', isRequired: false }}
                {...{ label: say('name'), maxLength: MAX_MEMBER_NAME, value: name, said }}
              />
            </AskForLink>
          )}
          <ToSignIn locale={locale} />
        </div>
      </div>
    </div>
  );
}

export function ForgottenPage({ locale, said, email }: WayInProps): ReactNode {
  const say = memberWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{say('choosePassword')}</h1>
      <SaidWords said={said} locale={locale} />
      <div className="shop-form">
        <div className="shop-steps">
          <p>{say('choosePasswordText')}</p>
          <AskForLink wish="password" label={say('sendLink')} {...{ locale, said, email }} />
          <ToSignIn locale={locale} />
        </div>
      </div>
    </div>
  );
}

/** The same for every address. */
export function SentPage({ locale }: { readonly locale: string }): ReactNode {
  const say = memberWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{say('sent')}</h1>
      <p role="status">{say('sentText')}</p>
      <ToSignIn locale={locale} />
    </div>
  );
}

interface AskProps extends Pick<WayInProps, 'locale' | 'said' | 'email'> {
  readonly wish: LinkWish;
  readonly label: string;
  readonly children?: ReactNode;
}

function AskForLink({ wish, label, locale, said, email, children }: AskProps): ReactNode {
  return (
    <Form action={LINK_CALL} label={label} hidden={{ wish }} isQuiet={wish === 'sign-in'}>
      <Field
        {...{ form: wish === 'sign-in' ? 'link' : wish, name: 'email', type: 'email', autoComplete: 'email' }}
        {...{ label: memberWords(locale)('email'), maxLength: MAX_EMAIL, value: email, said }}
      />
      {children}
    </Form>
  );
}

export function ToSignIn({ locale }: { readonly locale: string }): ReactNode {
  return (
    <p>
      <a href={SIGN_IN_PATH}>{memberWords(locale)('signIn')}</a>
    </p>
  );
}
