/** The lists of the account page: some rows of each there, and all of them on pages by themselves. */
import type { ReactNode } from 'react';
import { readDevice } from '#domain/accounts/device.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import type {
  AccountList,
  AccountListName,
  AccountSection,
  AccountPage as Rows,
} from '#domain/members/account-entry.ts';
import { ACCOUNT_PATH, FROM, LIST, SIGN_OUT_CALL } from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { Form } from './parts.tsx';

interface AccountSession {
  readonly id: string;
  readonly userAgent: string;
  readonly lastSeenAt: number;
  readonly isThis: boolean;
}

export interface AccountSessions {
  readonly sessions: readonly AccountSession[];
  readonly hasMore: boolean;
}

interface Written {
  readonly locale: string;
  readonly timeZone: string;
  readonly rows: Rows;
}

export interface ListPageProps extends Written {
  readonly shown:
    | { readonly name: AccountSection; readonly list: AccountList }
    | { readonly name: 'devices'; readonly sessions: AccountSessions };
}

/** One list by itself. */
export function ListPage({ shown, ...written }: ListPageProps): ReactNode {
  const say = memberWords(written.locale);
  return (
    <div className="system-page shop-page">
      <h1 id={headingId(shown.name)}>{say(shown.name)}</h1>
      <div className="shop-steps">
        {shown.name === 'devices' ? (
          <DeviceList {...written} sessions={shown.sessions} />
        ) : (
          <Entries {...written} section={shown.name} list={shown.list} />
        )}
        <p>
          <a href={ACCOUNT_PATH}>{say('account')}</a>
        </p>
      </div>
    </div>
  );
}

interface SectionProps extends Written {
  readonly section: AccountSection;
  readonly list: AccountList | undefined;
}

export function Section(props: SectionProps): ReactNode {
  const { section, locale } = props;
  const id = headingId(section);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{memberWords(locale)(section)}</h2>
      <Entries {...props} />
    </section>
  );
}

function Entries({ section, list, locale, timeZone, rows }: SectionProps): ReactNode {
  const style = section === 'bookings' ? ({ dateStyle: 'full', timeStyle: 'short' } as const) : undefined;
  const date = dateFormat(locale, timeZone, style ?? { dateStyle: 'medium' });
  return (
    <>
      <ul>
        {list?.entries.map(({ title, details, href, at }) => (
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
      <More name={section} hasMore={list?.hasMore} {...{ locale, rows }} />
    </>
  );
}

export function Devices(props: Written & { readonly sessions: AccountSessions }): ReactNode {
  const id = headingId('devices');
  return (
    <section className="shop-steps" aria-labelledby={id}>
      <h2 id={id}>{memberWords(props.locale)('devices')}</h2>
      <DeviceList {...props} />
    </section>
  );
}

function DeviceList({
  locale,
  timeZone,
  rows,
  sessions: { sessions, hasMore },
}: Written & { readonly sessions: AccountSessions }): ReactNode {
  const say = memberWords(locale);
  const date = dateFormat(locale, timeZone, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
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
      <More name="devices" {...{ hasMore, locale, rows }} />
      <Form action={SIGN_OUT_CALL} label={say('signOutAll')} hidden={{ session: 'all' }} isQuiet />
    </>
  );
}

interface MoreProps {
  readonly name: AccountListName;
  readonly hasMore: boolean | undefined;
  readonly locale: string;
  readonly rows: Rows;
}

/** Where the list goes on. */
function More({ name, hasMore, locale, rows: { from, most } }: MoreProps): ReactNode {
  if (!hasMore) return null;
  const href = `${ACCOUNT_PATH}?${LIST}=${name}&${FROM}=${from + most}`;
  return (
    <p>
      <a href={href} aria-describedby={headingId(name)}>
        {memberWords(locale)('more')}
      </a>
    </p>
  );
}

const headingId = (name: AccountListName): string => `account-${name}`;

export function deviceName(userAgent: string, locale: string): string {
  const say = memberWords(locale);
  const { browser, system } = readDevice(userAgent);
  if (browser && system) return say('device', { browser, system });
  return browser ?? system ?? say('unknownDevice');
}
