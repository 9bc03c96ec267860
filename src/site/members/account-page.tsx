/** The account of a member: what the site has under their confirmed address, and what they can change. */
import type { ReactNode } from 'react';
import { readDevice } from '#domain/accounts/device.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { ACCOUNT_SECTIONS, type AccountEntry, type AccountSection } from '#domain/members/account-entry.ts';
import { OWN_DATA_PATH, SIGN_OUT_CALL } from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { AccountForms, type AccountFormsProps } from './account-forms.tsx';
import { Form, SaidWords } from './parts.tsx';

interface AccountSession {
  readonly id: string;
  readonly userAgent: string;
  readonly lastSeenAt: number;
  readonly isThis: boolean;
}

export interface AccountPageProps extends AccountFormsProps {
  readonly timeZone: string;
  readonly sections: ReadonlyMap<AccountSection, readonly AccountEntry[]>;
  readonly sessions: readonly AccountSession[];
}

export function AccountPage(props: AccountPageProps): ReactNode {
  const { locale, said, email, name, sections } = props;
  const say = memberWords(locale);
  const shown = ACCOUNT_SECTIONS.filter((section) => (sections.get(section)?.length ?? 0) > 0);
  return (
    <div className="system-page shop-page">
      <h1>{say('account')}</h1>
      <SaidWords said={said} locale={locale} />
      <div className="shop-form">
        <div className="shop-steps">
          <p>{name === '' ? email : `${name}, ${email}`}</p>
          <SignOut locale={locale} />
          {shown.map((section) => (
            <Section key={section} section={section} entries={sections.get(section) ?? []} {...props} />
          ))}
          {shown.length === 0 && <p>{say('nothing', { email })}</p>}
        </div>
        <div className="shop-steps">
          <AccountForms {...props} />
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

interface SectionProps extends Pick<AccountPageProps, 'locale' | 'timeZone'> {
  readonly section: AccountSection;
  readonly entries: readonly AccountEntry[];
}

function Section({ section, entries, locale, timeZone }: SectionProps): ReactNode {
  const id = `account-${section}`;
  const style = section === 'bookings' ? ({ dateStyle: 'full', timeStyle: 'short' } as const) : undefined;
  const date = dateFormat(locale, timeZone, style ?? { dateStyle: 'medium' });
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{memberWords(locale)(section)}</h2>
      <ul>
        {entries.map(({ title, details, href, at }) => (
          <li key={`${href ?? title} ${at ?? details}`}>
            {href ? <a href={href}>{title}</a> : title}
            {(details || at !== undefined) && (
              <small>
                {[at === undefined ? '' : date.format(at), details ?? '']
                  .filter((each) => each !== '')
                  .join('\n')}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Devices({ locale, timeZone, sessions }: AccountPageProps): ReactNode {
  const say = memberWords(locale);
  const date = dateFormat(locale, timeZone, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="shop-steps" aria-labelledby="account-devices">
      <h2 id="account-devices">{say('devices')}</h2>
      <ul>
        {sessions.map(({ id, userAgent, lastSeenAt, isThis }) => {
          const device = deviceName(userAgent, locale);
          return (
            <li key={id}>
              {device}
              <small>{isThis ? say('thisDevice') : say('lastUsed', { when: date.format(lastSeenAt) })}</small>
              {!isThis && (
                <Form
                  action={SIGN_OUT_CALL}
                  label={say('signOutDevice', { device })}
                  hidden={{ session: id }}
                  isQuiet
                />
              )}
            </li>
          );
        })}
      </ul>
      <Form action={SIGN_OUT_CALL} label={say('signOutAll')} hidden={{ session: 'all' }} isQuiet />
    </section>
  );
}

function deviceName(userAgent: string, locale: string): string {
  const say = memberWords(locale);
  const { browser, system } = readDevice(userAgent);
  if (browser && system) return say('device', { browser, system });
  return browser ?? system ?? say('unknownDevice');
}
