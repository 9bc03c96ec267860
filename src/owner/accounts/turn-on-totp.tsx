import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { beginTotp, confirmTotp, type TotpOffer } from '#domain/accounts/calls-security.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Failure } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { showToast } from '../ui/toasts.tsx';
import { useAction } from '../ui/use-action.ts';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import styles from './security.module.css';
import { useRefreshSecurity } from './use-security.ts';

export function TurnOnTotp({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [offer, setOffer] = useState<TotpOffer>();
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = useRefreshSecurity();
  const finish = async () => {
    onClose();
    showToast('Two-step verification is on. Your next sign-in asks for a code.');
    await refresh();
  };
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={finish} />;
  if (offer) return <ConfirmApp offer={offer} onConfirmed={setCodes} onClose={onClose} />;
  return <AskPassword onOffered={setOffer} onClose={onClose} />;
}

function AskPassword(props: {
  readonly onOffered: (offer: TotpOffer) => void;
  readonly onClose: () => void;
}): ReactNode {
  const [password, setPassword] = useState('');
  const begin = useAction(() => call(beginTotp, { body: { password } }), {
    isFailureShown: true,
    onDone: ({ offer }) => props.onOffered(offer),
  });
  return (
    <FormDialog
      title="Turn on two-step verification"
      description="You need an authenticator app on your phone. Your password manager may include one. First, confirm it’s you:"
      action="Continue"
      size="small"
      sending={begin}
      onClose={props.onClose}
    >
      <PasswordField
        label="Your password"
        kind="current-password"
        autoFocus
        value={password}
        onChange={setPassword}
      />
    </FormDialog>
  );
}

interface ConfirmAppProps {
  readonly offer: TotpOffer;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

function ConfirmApp({ offer, onConfirmed, onClose }: ConfirmAppProps): ReactNode {
  const [code, setCode] = useState('');
  const formId = useId();
  const confirm = useAction(() => call(confirmTotp, { body: { code } }), {
    isFailureShown: true,
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!confirm.isPending) confirm.mutate();
  };
  return (
    <Dialog
      title="Add Vitrine to your app"
      description="Scan this code with the app, or type the key below it. Then enter the six-digit code from the app."
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" isBusy={confirm.isPending}>
            Turn on
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className={styles['confirm']}>
        <div
          className={`well ${styles['qr']}`}
          role="img"
          aria-label="QR code with the key below"
          dangerouslySetInnerHTML={{ __html: offer.qrCode }}
        />
        <Stack>
          <div>
            <p className="strong">Or enter this key</p>
            <code className={`soft block ink ${styles['key']}`}>{offer.secret}</code>
            <p className="hint">
              Using this phone? <a href={offer.uri}>Open in the app</a>.
            </p>
          </div>
          {confirm.error && <Failure error={confirm.error} />}
          <CodeField label="Six-digit code" isOfApp autoFocus value={code} onChange={setCode} />
        </Stack>
      </form>
    </Dialog>
  );
}
