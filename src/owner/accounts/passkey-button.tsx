/** Signs in with a passkey alone: no address, no password. */
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';
import styles from './entry.module.css';
import { answerWithPasskey } from './passkey.ts';

export interface PasskeyButtonProps {
  readonly remember: boolean;
  readonly onSignedIn: () => Promise<void>;
}

export function PasskeyButton({ remember, onSignedIn }: PasskeyButtonProps): ReactNode {
  const signIn = useMutation({
    mutationFn: () =>
      answerWithPasskey(
        { path: '/api/session/passkey-options', body: {} },
        { path: '/api/session/passkey', body: { remember } },
      ),
    onSuccess: onSignedIn,
  });
  return (
    <div className={styles['form']}>
      {signIn.error && <Failure error={signIn.error} />}
      <Button
        size="large"
        isWide
        icon={<KeyRound size={16} aria-hidden="true" />}
        isBusy={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        Sign in with a passkey
      </Button>
    </div>
  );
}
