import { type ReactNode, useState } from 'react';
import {
  addPasskey,
  offerPasskey,
  type PasskeyView,
  renamePasskey,
} from '#domain/accounts/calls-security.ts';
import { describeDevice } from '#domain/accounts/device.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import { makePasskey } from './passkey.ts';
import { PasswordField } from './password-field.tsx';
import { useRefreshSecurity } from './use-security.ts';
import * as say from './words/en.ts';

const NAME_LENGTH = 60;

export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [name, setName] = useState(() => describeDevice(navigator.userAgent));
  const [password, setPassword] = useState('');
  const refresh = useRefreshSecurity();
  const add = useAction(
    async () => {
      const made = await makePasskey(await call(offerPasskey, { body: { password } }));
      return call(addPasskey, { body: { ...made, name } });
    },
    { said: fill(say.youCanNowSignInWith, { name }), isFailureShown: true, onDone: onClose, onEnd: refresh },
  );
  return (
    <FormDialog
      title={say.addAPasskey}
      description={say.yourBrowserAsksForYourFingerprint}
      action={say.continueLabel}
      size="small"
      sending={add}
      onClose={onClose}
    >
      <TextField
        label={say.name}
        hint={say.soYouCanRecogniseItIn}
        required
        maxLength={NAME_LENGTH}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <PasswordField
        label={say.yourPassword}
        kind="current-password"
        value={password}
        onChange={setPassword}
      />
    </FormDialog>
  );
}

export interface RenamePasskeyDialogProps {
  readonly passkey: PasskeyView;
  readonly onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps): ReactNode {
  const [name, setName] = useState(passkey.name);
  const refresh = useRefreshSecurity();
  const rename = useAction(() => call(renamePasskey, { passkey: passkey.id, body: { name } }), {
    isFailureShown: true,
    onDone: onClose,
    onEnd: refresh,
  });
  return (
    <FormDialog title={say.renamePasskey} action={say.rename} size="small" sending={rename} onClose={onClose}>
      <TextField
        label={say.name}
        required
        autoFocus
        maxLength={NAME_LENGTH}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
    </FormDialog>
  );
}
