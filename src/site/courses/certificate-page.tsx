/** The certificate of a member who has completed a course, to be printed; and what is said in its place. */
import type { ReactNode } from 'react';
import { courseWords } from '#domain/courses/words/words.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { ACCOUNT_PATH } from '#domain/members/contract.ts';

interface CertificateProps {
  readonly locale: string;
  readonly timeZone: string;
  readonly siteTitle: string;
  readonly courseTitle: string;
  /** Empty: the address is shown. */
  readonly name: string;
  readonly email: string;
  readonly completedAt: number;
}

export function CertificatePage(props: CertificateProps): ReactNode {
  const { locale, timeZone, siteTitle, courseTitle, name, email, completedAt } = props;
  const say = courseWords(locale);
  const date = dateFormat(locale, timeZone, { dateStyle: 'long' });
  return (
    <div className="system-page shop-page">
      <article className="certificate">
        <p>{siteTitle}</p>
        <h1>{say('certificate')}</h1>
        <p className="certificate-name">{name || email}</p>
        <p>{say('certifies')}</p>
        <h2>{courseTitle}</h2>
        <p>{date.format(completedAt)}</p>
      </article>
      <div className="certificate-hint">
        {name === '' && (
          <p>
            {say('nameHint')} <a href={ACCOUNT_PATH}>{say('account')}</a>
          </p>
        )}
        <p>{say('printHint')}</p>
      </div>
    </div>
  );
}

interface NoCertificateProps {
  readonly locale: string;
  /** Of the course; undefined where there is none. */
  readonly path: string | undefined;
}

export function NoCertificate({ locale, path }: NoCertificateProps): ReactNode {
  const say = courseWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{say('certificate')}</h1>
      <p>{say('notYet')}</p>
      <p>
        <a href={path ?? ACCOUNT_PATH}>{say(path === undefined ? 'account' : 'all')}</a>
      </p>
    </div>
  );
}
