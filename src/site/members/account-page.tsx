/** The account of a member: what the site has under their confirmed address, and what they can change. */
import type { ReactNode } from 'react';
import {
  ACCOUNT_SECTIONS,
  type AccountList,
  type AccountSection,
  type AccountPage as Rows,
} from '#domain/members/account-entry.ts';
import { OWN_DATA_PATH, SIGN_OUT_CALL } from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { type ChoicesProps, Newsletter, SavedAddresses } from './account-choices.tsx';
import { AccountForms, type AccountFormsProps } from './account-forms.tsx';
import { type AccountSessions, Devices, deviceName, Section } from './account-lists.tsx';
import { SaidWords } from './parts.tsx';
import { Passkeys, type PasskeysProps } from './passkeys.tsx';

interface AccountPageProps extends AccountFormsProps, ChoicesProps, Omit<PasskeysProps, 'device'> {
  /** How much of each list is here. */
  readonly rows: Rows;
  readonly sections: ReadonlyMap<AccountSection, AccountList>;
  readonly sessions: AccountSessions;
}

export function AccountPage(props: AccountPageProps): ReactNode {
  const { locale, said, email, name, sections } = props;
  const say = memberWords(locale);
  const shown = ACCOUNT_SECTIONS.filter((section) => (sections.get(section)?.entries.length ?? 0) > 0);
  return (
    <div className="system-page shop-page">
      <h1>{say('account')}</h1>
      <SaidWords said={said} locale={locale} />
      <div className="shop-form">
        <div className="shop-steps">
          <p>{name === '' ? email : `${name}, ${email}`}</p>
          <SignOut locale={locale} />
          {shown.map((section) => (
            <Section key={section} section={section} list={sections.get(section)} {...props} />
          ))}
          {shown.length === 0 && <p>{say('nothing', { email })}</p>}
        </div>
        <div className="shop-steps">
          <SavedAddresses {...props} />
          <Newsletter {...props} />
          <AccountForms {...props} />
          <Passkeys {...props} device={thisDevice(props)} />
          <Devices {...props} />
          <section className="shop-steps">
            <h2>{say('data')}</h2>
            <p>{say('dataText', { email })}</p>
            <p>
              <a href={OWN_DATA_PATH} download>
                {say('download')}
              </a>
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}

/** With scripts, it is the contract’s call that signs out; the form does the same without. */
function SignOut({ locale }: { readonly locale: string }): ReactNode {
  return (
    <form method="post" action={SIGN_OUT_CALL} data-island="member-account" data-hydrate="interaction">
      <input type="hidden" name="cloneCart" value="true" />
      <button className="button" type="submit">
        {memberWords(locale)('signOut')}
      </button>
    </form>
  );
}

function thisDevice({ sessions: { sessions }, locale }: AccountPageProps): string {
  const own = sessions.find(({ isThis }) => isThis);
  return deviceName(own?.userAgent ?? '', locale);
}
