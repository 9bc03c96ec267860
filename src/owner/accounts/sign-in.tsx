/** Signing in with a password, or by a link an operator has made. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { readSetup, signIn as signInCall } from '#domain/accounts/calls.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';
import { EmailField } from './email-field.tsx';
import styles from './entry.module.css';
import { EntryPage } from './entry-page.tsx';
import { canUsePasskeys } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { SignInByLink } from './sign-in-by-link.tsx';
import { useGoOn } from './use-go-on.ts';
import ways from './ways-in.module.css';

export function SignIn(): ReactNode {
  const [query] = useSearchParams();
  const link = query.get('link');
  return link === null ? <SignInForm /> : <SignInByLink token={link} />;
}

function SignInForm(): ReactNode {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const setup = useQuery({
    queryKey: ['setup'],
    queryFn: () => call(readSetup, {}),
  });
  const goOn = useGoOn();
  const signIn = useMutation({
    mutationFn: () => call(signInCall, { body: { email, password, remember } }),
    onSuccess: (answer) => (answer.kind === 'signed-in' ? goOn() : undefined),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!signIn.isPending) signIn.mutate();
  };
  if (setup.data?.isNeeded) return <NobodyYet />;
  if (signIn.data?.kind === 'second-factor') {
    const startAgain = () => {
      setPassword('');
      signIn.reset();
    };
    return <SecondFactorStep challenge={signIn.data.challenge} onSignedIn={goOn} onStartAgain={startAgain} />;
  }
  return (
    <EntryPage title="Sign in">
      <form className={styles['form']} onSubmit={submit}>
        {signIn.error && <Failure error={signIn.error} />}
        <EmailField value={email} onChange={setEmail} />
        <PasswordField label="Password" kind="current-password" value={password} onChange={setPassword} />
        <div className={ways['between']}>
          <label className={styles['check']}>
            <input
              type="checkbox"
              checked={remember}
              onChange={(event) => setRemember(event.currentTarget.checked)}
            />
            Stay signed in on this device
          </label>
          <Link to="/reset" className={ways['other']}>
            Forgot your password?
          </Link>
        </div>
        <Button type="submit" tone="primary" size="large" isWide isBusy={signIn.isPending}>
          Sign in
        </Button>
      </form>
      {canUsePasskeys() && (
        <>
          <span className={ways['or']}>or</span>
          <PasskeyButton remember={remember} onSignedIn={goOn} />
        </>
      )}
    </EntryPage>
  );
}

function NobodyYet(): ReactNode {
  return (
    <EntryPage
      title="Nobody owns this yet"
      lead="When Vitrine starts for the first time, it prints a link. Open that link to set up your account and your first site."
    >
      <p className={styles['foot']}>
        You will find the link in the terminal or the log of the server. It is a new one after each start.
      </p>
    </EntryPage>
  );
}
