import { type ReactNode, useState } from 'react';
import { renewRecoveryCodes, turnOffTotp } from '#domain/accounts/calls-security.ts';
import { call } from '../api.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useRefreshSecurity } from './use-security.ts';
import * as say from './words/en.ts';

const WORDS = {
  off: {
    title: say.turnOffTwoStepVerification,
    description: say.youWillSignInWithYour,
    action: say.turnOff,
    call: turnOffTotp,
  },
  codes: {
    title: say.makeNewRecoveryCodes,
    description: say.youGetTenNewCodesYour,
    action: say.makeNewCodes,
    call: renewRecoveryCodes,
  },
} as const;

export interface PasswordAndCodeDialogProps {
  readonly purpose: keyof typeof WORDS;
  readonly onClose: () => void;
}

export function PasswordAndCodeDialog({ purpose, onClose }: PasswordAndCodeDialogProps): ReactNode {
  const { title, description, action, call: declared } = WORDS[purpose];
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const refresh = useRefreshSecurity();
  const send = useAction(() => call<typeof declared>(declared, { body: { password, code } }), {
    said: ({ kind }) => (kind === 'off' ? say.twoStepVerificationIsOff : undefined),
    isFailureShown: true,
    async onDone({ kind }) {
      if (kind === 'off') onClose();
      await refresh();
    },
  });
  if (send.data?.kind === 'given')
    return <RecoveryCodesDialog codes={send.data.recoveryCodes} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      description={description}
      action={action}
      tone={purpose === 'off' ? 'danger' : 'primary'}
      size="small"
      sending={send}
      onClose={onClose}
    >
      <PasswordField
        label={say.yourPassword}
        kind="current-password"
        autoFocus
        value={password}
        onChange={setPassword}
      />
      <CodeField label={say.codeFromYourAppOrA} isOfApp={false} value={code} onChange={setCode} />
    </FormDialog>
  );
}
