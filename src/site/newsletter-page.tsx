/** The pages that links in mails of a list lead to. What changes something is a button: programs open links too. */
import type { ReactNode } from 'react';
import { CONFIRM_PATH, TOKEN, UNSUBSCRIBE_PATH } from '#domain/lists/contract.ts';
import { listWords } from '#domain/lists/words/words.ts';

export type NewsletterStep = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'unknown' | 'busy';

export interface NewsletterPageProps {
  readonly step: NewsletterStep;
  readonly listName: string;
  readonly email: string;
  readonly token: string;
  /** BCP 47. */
  readonly locale: string;
  /** They came by a link to leave, good or not. */
  readonly isLeaving: boolean;
}

export function newsletterTitle(step: NewsletterStep, locale: string): string {
  return listWords(locale)(`title.${step}`);
}

export function NewsletterPage(props: NewsletterPageProps): ReactNode {
  const { step, token, locale } = props;
  const say = listWords(locale);
  return (
    <div className="system-page">
      <h1>{newsletterTitle(step, locale)}</h1>
      <p>
        <Words {...props} />
      </p>
      {step === 'confirm' && <Act path={CONFIRM_PATH} token={token} label={say('button.confirm')} />}
      {step === 'unsubscribe' && (
        <Act path={UNSUBSCRIBE_PATH} token={token} label={say('button.unsubscribe')} />
      )}
      {step !== 'confirm' && step !== 'unsubscribe' && (
        <p>
          <a href="/">{say('home')}</a>
        </p>
      )}
    </div>
  );
}

/** A placeholder for the name of the list, which is bold. */
const LIST = '\u0000';

function Words({ step, listName, email, isLeaving, locale }: NewsletterPageProps): ReactNode {
  const say = listWords(locale);
  if (step === 'busy') return say('busy');
  if (step === 'unknown') return say(isLeaving ? 'incomplete' : 'unknown');
  const [before = '', after = ''] = say(step, { list: LIST, email }).split(LIST);
  return (
    <>
      {before}
      <strong>{listName}</strong>
      {after}
    </>
  );
}

function Act({ path, token, label }: { path: string; token: string; label: string }): ReactNode {
  return (
    <form className="system-form" method="post" action={path}>
      <input type="hidden" name={TOKEN} value={token} />
      <button type="submit">{label}</button>
    </form>
  );
}
