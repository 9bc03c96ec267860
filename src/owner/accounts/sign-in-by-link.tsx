/** An operator's link: signs in once, and is the moment to choose a new password. */
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { signInByLink } from '#domain/accounts/calls.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';
import styles from './entry.module.css';
import { EntryPage } from './entry-page.tsx';
import { PasswordField } from './password-field.tsx';
import { useGoOn } from './use-go-on.ts';

export function SignInByLink({ token }: { readonly token: string }): ReactNode {
  const [password, setPassword] = useState('');
  const goOn = useGoOn();
  const enter = useMutation({
    mutationFn: (chosen: string) =>
      call(signInByLink, { body: { token, ...(chosen === '' ? {} : { password: chosen }) } }),
    onSuccess: goOn,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!enter.isPending) enter.mutate(password);
  };
  return (
    <EntryPage
      title="Welcome back"
      lead="This link signs you in once. Choose a new password now, or go on with the one you have."
    >
      <form className={styles['form']} onSubmit={submit}>
        {enter.error && <Failure error={enter.error} />}
        <PasswordField
          label="New password"
          kind="new-password"
          hint="At least 10 characters. All other devices are signed out."
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" tone="primary" size="large" isWide isBusy={enter.isPending}>
          Save and sign in
        </Button>
        <Button tone="quiet" isWide isBusy={enter.isPending} onClick={() => enter.mutate('')}>
          Go on without a new password
        </Button>
        {enter.error && <Link to="/login">Sign in with a password</Link>}
      </form>
    </EntryPage>
  );
}
