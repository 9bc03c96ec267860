/** Signs in with a passkey alone: no address, no password. */
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { askForPasskey, signInWithPasskey } from '#domain/accounts/calls-security.ts';
import { call } from '../api.ts';
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
    mutationFn: async () => {
      const answer = await answerWithPasskey(await call(askForPasskey, { body: {} }));
      return call(signInWithPasskey, { body: { ...answer, remember } });
    },
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
