/** The page that thanks a client who has chosen pictures. */
import type { ReactNode } from 'react';
import { proofWords } from '#domain/proofing/words/words.ts';

interface ProofsSentProps {
  /** Of the client; empty where none was given. */
  readonly name: string;
  readonly count: number;
  /** Of the page with the pictures. */
  readonly href: string;
  readonly locale: string;
}

export function proofsSentTitle({ name, locale }: Pick<ProofsSentProps, 'name' | 'locale'>): string {
  const say = proofWords(locale);
  return name === '' ? say('thanks') : say('thanksTo', { name });
}

export function ProofsSent({ name, count, href, locale }: ProofsSentProps): ReactNode {
  const say = proofWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{proofsSentTitle({ name, locale })}</h1>
      <p>{say('received', { count })}</p>
      <p>
        <a className="button" href={href}>
          {say('change')}
        </a>
      </p>
      <p>
        <a href="/">{say('home')}</a>
      </p>
    </div>
  );
}
