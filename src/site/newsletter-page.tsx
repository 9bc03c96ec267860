/** The pages that links in mails of a list lead to. What changes something is a button: programs open links too. */
import type { ReactNode } from 'react';
import { CONFIRM_PATH, TOKEN, UNSUBSCRIBE_PATH } from '#domain/lists/contract.ts';

export type NewsletterStep = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'unknown' | 'busy';

export interface NewsletterPageProps {
  readonly step: NewsletterStep;
  readonly listName: string;
  readonly email: string;
  readonly token: string;
  /** They came by a link to leave, good or not. */
  readonly isLeaving: boolean;
}

export const NEWSLETTER_TITLES: Readonly<Record<NewsletterStep, string>> = {
  confirm: 'Confirm your sign-up',
  confirmed: 'You are on the list',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'You have unsubscribed',
  unknown: 'This link no longer works',
  busy: 'Please wait a moment',
};

export function NewsletterPage({ step, listName, email, token, isLeaving }: NewsletterPageProps): ReactNode {
  return (
    <div className="system-page">
      <h1>{NEWSLETTER_TITLES[step]}</h1>
      {step === 'unknown' && isLeaving ? <LeaveOtherwise /> : WORDS[step](listName, email)}
      {step === 'confirm' && <Act path={CONFIRM_PATH} token={token} label="Confirm" />}
      {step === 'unsubscribe' && <Act path={UNSUBSCRIBE_PATH} token={token} label="Unsubscribe" />}
      {step !== 'confirm' && step !== 'unsubscribe' && (
        <p>
          <a href="/">To the home page</a>
        </p>
      )}
    </div>
  );
}

const WORDS: Readonly<Record<NewsletterStep, (listName: string, email: string) => ReactNode>> = {
  confirm: (listName, email) => (
    <p>
      <strong>{listName}</strong> will come to {email}.
    </p>
  ),
  confirmed: (listName, email) => (
    <p>
      Thank you. <strong>{listName}</strong> comes to {email} from now on. Every email has an unsubscribe
      link.
    </p>
  ),
  unsubscribe: (listName, email) => (
    <p>
      <strong>{listName}</strong> will no longer come to {email}.
    </p>
  ),
  unsubscribed: (listName, email) => (
    <p>
      <strong>{listName}</strong> no longer comes to {email}.
    </p>
  ),
  unknown: () => <p>It may be too old or incomplete. Sign up again to get a new link.</p>,
  busy: () => <p>Too many attempts. Open the link in your email again in a minute.</p>,
};

/** To somebody who wants to leave. */
function LeaveOtherwise(): ReactNode {
  return (
    <p>
      It is incomplete. Use the unsubscribe link in your latest email from the list, or reply to that email.
    </p>
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
