import { type FormEvent, type ReactNode, useState } from 'react';
import { changeMe, type Me } from '#domain/accounts/calls.ts';
import { call } from '../api.ts';
import { ME_KEY } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Row, Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { PasswordField } from './password-field.tsx';
import * as say from './words/en.ts';

export function ProfilePanel({ account }: { readonly account: Me['account'] }): ReactNode {
  const [name, setName] = useState(account.name);
  const [email, setEmail] = useState(account.email);
  const [currentPassword, setCurrentPassword] = useState('');
  const isEmailNew = email.trim().toLowerCase() !== account.email;
  const isChanged = isEmailNew || name.trim() !== account.name;
  const save = useAction(
    () => call(changeMe, { body: { name, ...(isEmailNew ? { email, currentPassword } : {}) } }),
    { said: say.saved, reads: ME_KEY, isFailureShown: true, onDone: () => setCurrentPassword('') },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Panel title={say.aboutYou} description={say.yourNameAppearsWithEverythingYou}>
      <form onSubmit={submit}>
        <Stack>
          {save.error && <Failure error={save.error} />}
          <TextField label={say.name} autoComplete="name" required value={name} onChange={setName} />
          <TextField
            label={say.emailAddress}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={setEmail}
          />
          {isEmailNew && (
            <PasswordField
              label={say.currentPassword}
              kind="current-password"
              hint={say.fromNowOnYouSignIn}
              value={currentPassword}
              onChange={setCurrentPassword}
            />
          )}
          <Row>
            <Button type="submit" disabled={!isChanged} isBusy={save.isPending}>
              {say.save}
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}
