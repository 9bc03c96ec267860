/** Where the link of an invitation leads: who invites to what, and the one thing to do. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { acceptInvitation, type InvitationOffer, readInvitation } from '#domain/accounts/calls-people.ts';
import { roleLabel } from '#domain/accounts/role-names.ts';
import { call, messageOf } from '../api.ts';
import { ME_KEY } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Loading } from '../ui/spinner.tsx';
import styles from './entry.module.css';
import { EntryPage } from './entry-page.tsx';
import { PasswordField } from './password-field.tsx';
import ways from './ways-in.module.css';

export function AcceptInvitation(): ReactNode {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const offer = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(readInvitation, { query: { token } }),
    staleTime: 0,
  });
  if (offer.error) {
    return (
      <EntryPage title="This invitation is no longer good" lead={messageOf(offer.error)}>
        <Link to="/login" className={ways['other']}>
          Sign in
        </Link>
      </EntryPage>
    );
  }
  if (!offer.data) return <Loading />;
  const { siteName, invitedBy, role } = offer.data;
  return (
    <EntryPage
      title={`Work on ${siteName}`}
      lead={
        <>
          {invitedBy} invites you to work on this site, as <strong>{roleLabel(role)}</strong>.
        </>
      }
    >
      <Next offer={offer.data} token={token} />
    </EntryPage>
  );
}

interface NextProps {
  readonly offer: InvitationOffer;
  readonly token: string;
}

function Next({ offer, token }: NextProps): ReactNode {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const accept = useMutation({
    mutationFn: (account: { readonly name?: string; readonly password?: string }) =>
      call(acceptInvitation, { body: { token, ...account } }),
    async onSuccess({ siteId }) {
      await queryClient.resetQueries({ queryKey: ME_KEY });
      await navigate(`/sites/${siteId}`, { replace: true });
    },
  });
  if (offer.next === 'sign-in') return <SignInFirst offer={offer} token={token} />;
  if (offer.next === 'new-account')
    return (
      <NewAccount email={offer.email} error={accept.error} isBusy={accept.isPending} onMake={accept.mutate} />
    );
  return (
    <div className={styles['form']}>
      {accept.error && <Failure error={accept.error} />}
      <Button tone="primary" size="large" isWide isBusy={accept.isPending} onClick={() => accept.mutate({})}>
        Accept as {offer.signedInAs}
      </Button>
    </div>
  );
}

function SignInFirst({ offer, token }: NextProps): ReactNode {
  const back = encodeURIComponent(`/invite?token=${encodeURIComponent(token)}`);
  const navigate = useNavigate();
  return (
    <div className={styles['form']}>
      <p className={styles['foot']}>
        There is an account for {offer.email}.
        {offer.signedInAs === null
          ? ' Sign in with it to accept.'
          : ` You are signed in as ${offer.signedInAs}: sign in with the other account to accept.`}
      </p>
      <Button tone="primary" size="large" isWide onClick={() => void navigate(`/login?to=${back}`)}>
        Sign in as {offer.email}
      </Button>
    </div>
  );
}

interface NewAccountProps {
  readonly email: string;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onMake: (account: { readonly name: string; readonly password: string }) => void;
}

function NewAccount({ email, error, isBusy, onMake }: NewAccountProps): ReactNode {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onMake({ name, password });
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      {error ? <Failure error={error} /> : null}
      <TextField
        label="Email address"
        type="email"
        autoComplete="username"
        readOnly
        value={email}
        onChange={keep}
      />
      <TextField
        label="Your name"
        autoComplete="name"
        maxLength={100}
        autoFocus
        required
        value={name}
        onChange={setName}
      />
      <PasswordField
        label="Password"
        kind="new-password"
        hint="At least 10 characters. A few words in a row are easy to remember."
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" tone="primary" size="large" isWide isBusy={isBusy}>
        Make my account
      </Button>
    </form>
  );
}

/** The address is the invitation's: shown for password managers, not to be changed. */
function keep(): void {}
