/** The way back in for whoever has forgotten the password: ask for a mail, then choose a new one by its link. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { askForReset, readReset, resetPassword } from '#domain/accounts/calls-security.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Loading } from '../ui/spinner.tsx';
import { EmailField } from './email-field.tsx';
import styles from './entry.module.css';
import { EntryPage } from './entry-page.tsx';
import { PasswordField } from './password-field.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { useGoOn } from './use-go-on.ts';
import ways from './ways-in.module.css';

export function ResetPassword(): ReactNode {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token === null ? <AskForLink /> : <ByLink key={token} token={token} />;
}

function AskForLink(): ReactNode {
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: () => call(askForReset, { body: { email } }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ask.isPending) ask.mutate();
  };
  if (ask.isSuccess) return <Asked email={email} onAgain={() => ask.reset()} />;
  return (
    <EntryPage
      title="Forgot your password?"
      lead="Write the email address of your account. You get a mail with a link to choose a new password."
    >
      <form className={styles['form']} onSubmit={submit}>
        {ask.error && <Failure error={ask.error} />}
        <EmailField value={email} onChange={setEmail} />
        <Button type="submit" tone="primary" size="large" isWide isBusy={ask.isPending}>
          Send the link
        </Button>
        <Link to="/login" className={ways['other']}>
          Back to signing in
        </Link>
      </form>
    </EntryPage>
  );
}

function Asked({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }): ReactNode {
  return (
    <EntryPage
      title="Look into your mail"
      lead={
        <>
          If there is an account for <strong>{email}</strong>, a mail with a link is on its way. The link
          works for an hour.
        </>
      }
    >
      <div className={styles['form']}>
        <p className={ways['aside']}>
          <MailCheck size={18} aria-hidden="true" />
          <span>
            Nothing there after a few minutes? Look into the spam folder, or ask whoever runs this
            installation: they can read the mail in the outbox, or make a link for you.
          </span>
        </p>
        <div className={ways['others']}>
          <button type="button" className={ways['other']} onClick={onAgain}>
            Use another address
          </button>
          <Link to="/login" className={ways['other']}>
            Back to signing in
          </Link>
        </div>
      </div>
    </EntryPage>
  );
}

function ByLink({ token }: { readonly token: string }): ReactNode {
  const link = useQuery({ queryKey: ['password-reset', token], queryFn: () => call(readReset, { token }) });
  if (link.error) {
    return (
      <EntryPage title="Choose a new password">
        <Failure error={link.error} onRetry={() => void link.refetch()} />
      </EntryPage>
    );
  }
  if (!link.data) return <Loading />;
  return link.data.isGood ? <NewPassword token={token} email={link.data.email ?? ''} /> : <LinkGone />;
}

function LinkGone(): ReactNode {
  return (
    <EntryPage
      title="This link is no longer good"
      lead="It has been used, a newer one was sent, or it is older than an hour."
    >
      <div className={styles['form']}>
        <Link to="/reset" className={ways['other']}>
          Ask for a new link
        </Link>
        <Link to="/login" className={ways['other']}>
          Sign in with the password you have
        </Link>
      </div>
    </EntryPage>
  );
}

function NewPassword({ token, email }: { readonly token: string; readonly email: string }): ReactNode {
  const [password, setPassword] = useState('');
  const goOn = useGoOn();
  const save = useMutation({
    mutationFn: () => call(resetPassword, { token, body: { password } }),
    onSuccess: (answer) => (answer.kind === 'signed-in' ? goOn() : undefined),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  if (save.data?.kind === 'second-factor') {
    const startAgain = () => window.location.assign('/login');
    return <SecondFactorStep challenge={save.data.challenge} onSignedIn={goOn} onStartAgain={startAgain} />;
  }
  return (
    <EntryPage title="Choose a new password" lead="All devices are signed out, and you go on here.">
      <form className={styles['form']} onSubmit={submit}>
        {save.error && <Failure error={save.error} />}
        <TextField
          label="Account"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
          onChange={keep}
        />
        <PasswordField
          label="New password"
          kind="new-password"
          hint="At least 10 characters. A few words in a row are easy to remember."
          autoFocus
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" tone="primary" size="large" isWide isBusy={save.isPending}>
          Save and sign in
        </Button>
      </form>
    </EntryPage>
  );
}

/** The address is shown for password managers; it cannot be changed here. */
function keep(): void {}
