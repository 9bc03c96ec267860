import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { beginTotp, confirmTotp, type TotpOffer } from '#domain/accounts/calls-security.ts';
import { call } from '../api.ts';
import { rich } from '../rich.tsx';
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
import * as say from './words/en.ts';

export function TurnOnTotp({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [offer, setOffer] = useState<TotpOffer>();
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = useRefreshSecurity();
  const finish = async () => {
    onClose();
    showToast(say.twoStepVerificationIsOnYour);
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
      title={say.turnOnTwoStepVerification}
      description={say.youNeedAnAuthenticatorAppOn}
      action={say.continueLabel}
      size="small"
      sending={begin}
      onClose={props.onClose}
    >
      <PasswordField
        label={say.yourPassword}
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
      title={say.addVitrineToYourApp}
      description={say.scanThisCodeWithTheApp}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" isBusy={confirm.isPending}>
            {say.turnOn}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className={styles['confirm']}>
        <div
          className={`well ${styles['qr']}`}
          role="img"
          aria-label={say.qrCodeWithTheKeyBelow}
          dangerouslySetInnerHTML={{ __html: offer.qrCode }}
        />
        <Stack>
          <div>
            <p className="strong">{say.orEnterThisKey}</p>
            <code className={`soft block ink ${styles['key']}`}>{offer.secret}</code>
            <p className="hint">
              {rich(say.usingThisPhoneOpenInThe, { link: (inside) => <a href={offer.uri}>{inside}</a> })}
            </p>
          </div>
          {confirm.error && <Failure error={confirm.error} />}
          <CodeField label={say.sixDigitCode} isOfApp autoFocus value={code} onChange={setCode} />
        </Stack>
      </form>
    </Dialog>
  );
}
