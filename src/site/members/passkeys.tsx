/** Passkeys on the pages of members. Their script shows what only it can do; removing one works without it. */
import type { ReactNode } from 'react';
import { MAX_PASSKEY_NAME } from '#domain/accounts/passkey.ts';
import { MAX_PASSWORD_LENGTH } from '#domain/accounts/password.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { REMOVE_PASSKEY_CALL } from '#domain/members/contract.ts';
import { passkeyWords } from '#domain/members/passkeys/words/words.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { Field, Form } from './parts.tsx';

interface ShownPasskey {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

export interface PasskeysProps {
  readonly locale: string;
  readonly timeZone: string;
  /** Of this page: a passkey added here works there only. */
  readonly host: string;
  readonly passkeys: readonly ShownPasskey[];
  readonly hasPassword: boolean;
  /** What a new one is called at first. */
  readonly device: string;
}

export function Passkeys(props: PasskeysProps): ReactNode {
  const { locale, host, passkeys } = props;
  const say = passkeyWords(locale);
  return (
    // Hidden as a whole: the steps within have a layout, which would show them.
    <div data-island="passkey" data-hydrate="idle" hidden={passkeys.length === 0}>
      <section className="shop-steps" aria-labelledby="account-passkeys">
        <h2 id="account-passkeys">{say('title')}</h2>
        <p>{say('about', { host })}</p>
        {passkeys.length > 0 && (
          <ul>
            {passkeys.map((passkey) => (
              <Passkey key={passkey.id} {...props} passkey={passkey} />
            ))}
          </ul>
        )}
        <AddPasskey {...props} />
      </section>
    </div>
  );
}

function Passkey(props: PasskeysProps & { readonly passkey: ShownPasskey }): ReactNode {
  const { locale, timeZone, host } = props;
  const { id, name, createdAt, lastUsedAt, host: own } = props.passkey;
  const say = passkeyWords(locale);
  const date = dateFormat(locale, timeZone, { dateStyle: 'medium' });
  return (
    <li>
      {name}
      <small>
        {lastUsedAt === null
          ? say('added', { date: date.format(createdAt) })
          : say('lastUsed', { date: date.format(lastUsedAt) })}
      </small>
      {own !== host && <small>{say('elsewhere', { host: own })}</small>}
      <details>
        <summary>{say('remove', { name })}</summary>
        <p>{say('removeText')}</p>
        <Form action={REMOVE_PASSKEY_CALL} label={say('removeYes')} hidden={{ passkey: id }} isQuiet />
      </details>
    </li>
  );
}

/** Hidden until the script knows that the browser has passkeys. */
function AddPasskey({ locale, hasPassword, device }: PasskeysProps): ReactNode {
  const say = passkeyWords(locale);
  return (
    <details hidden data-passkey="add">
      <summary>{say('add')}</summary>
      <form className="shop-steps">
        <Field
          {...{ form: 'passkey', name: 'name', autoComplete: 'off', value: device }}
          {...{ label: say('name'), maxLength: MAX_PASSKEY_NAME }}
        />
        {hasPassword && (
          <Field
            {...{ form: 'passkey', name: 'password', type: 'password', autoComplete: 'current-password' }}
            {...{ label: memberWords(locale)('currentPassword'), maxLength: MAX_PASSWORD_LENGTH }}
          />
        )}
        <p className="system-error" aria-live="polite" />
        <button className="shop-quiet" type="submit">
          {say('add')}
        </button>
      </form>
    </details>
  );
}

/** On the page to sign in: shown by its script. */
export function SignInByPasskey({ locale }: { readonly locale: string }): ReactNode {
  return (
    <div data-island="passkey" data-hydrate="idle" hidden>
      <div className="shop-steps">
        <button className="shop-quiet" type="button">
          {passkeyWords(locale)('signIn')}
        </button>
        <p className="system-error" aria-live="polite" />
      </div>
    </div>
  );
}
