import { type FormEvent, type ReactNode, useState } from 'react';
import { changeMe } from '#domain/accounts/calls.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Row, Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { PasswordField } from './password-field.tsx';
import { SESSIONS_KEY } from './sessions-panel.tsx';
import * as say from './words/en.ts';

export function PasswordPanel({ email }: { readonly email: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={say.password}
      description={say.changingYourPasswordSignsYouOut}
      actions={!isOpen && <Button onClick={() => setOpen(true)}>{say.changePassword}</Button>}
    >
      {isOpen && <PasswordForm email={email} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function PasswordForm(props: { readonly email: string; readonly onClose: () => void }): ReactNode {
  const [currentPassword, setCurrentPassword] = useState('');
  const [password, setPassword] = useState('');
  const save = useAction(() => call(changeMe, { body: { password, currentPassword } }), {
    said: say.passwordChanged,
    reads: SESSIONS_KEY,
    isFailureShown: true,
    onDone: props.onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        {save.error && <Failure error={save.error} />}
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={props.email} readOnly hidden />
        <PasswordField
          label={say.currentPassword}
          kind="current-password"
          autoFocus
          value={currentPassword}
          onChange={setCurrentPassword}
        />
        <PasswordField
          label={say.newPassword}
          kind="new-password"
          hint={say.atLeast10CharactersAFew}
          value={password}
          onChange={setPassword}
        />
        <Row>
          <Button type="submit" tone="primary" isBusy={save.isPending}>
            {say.changePassword}
          </Button>
          <Button tone="quiet" onClick={props.onClose}>
            {say.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
