/** The step after the password: a code from the app, a passkey, or a recovery code. */
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { SecondFactorChallenge, SecondFactorMethod } from '#domain/accounts/calls.ts';
import {
  answerWithCode,
  answerWithSecondPasskey,
  askForSecondPasskey,
} from '#domain/accounts/calls-security.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';
import { CodeField } from './code-field.tsx';
import styles from './entry.module.css';
import { EntryPage } from './entry-page.tsx';
import { answerWithPasskey, canUsePasskeys } from './passkey.ts';
import ways from './ways-in.module.css';

const LEADS: Readonly<Record<SecondFactorMethod, string>> = {
  totp: 'Open your authenticator app and write the six digits it shows for Vitrine.',
  passkey: 'Use the finger, face or PIN of this device, or a security key.',
  'recovery-code': 'Write one of the codes you kept when you turned on the second step. It works once.',
};

const OTHERS: Readonly<Record<SecondFactorMethod, string>> = {
  totp: 'Use a code from the app',
  passkey: 'Use a passkey',
  'recovery-code': 'Use a recovery code',
};

export interface SecondFactorStepProps {
  readonly challenge: SecondFactorChallenge;
  readonly onSignedIn: () => Promise<void>;
  /** Back to the beginning: the question closes after a few tries. */
  readonly onStartAgain: () => void;
}

export function SecondFactorStep({ challenge, onSignedIn, onStartAgain }: SecondFactorStepProps): ReactNode {
  const methods = challenge.methods.filter((method) => method !== 'passkey' || canUsePasskeys());
  const [method, setMethod] = useState<SecondFactorMethod>('totp');
  return (
    <EntryPage title="One more step" lead={LEADS[method]}>
      {method === 'passkey' ? (
        <PasskeyAnswer challenge={challenge.id} onSignedIn={onSignedIn} />
      ) : (
        <CodeAnswer key={method} method={method} challenge={challenge.id} onSignedIn={onSignedIn} />
      )}
      <div className={ways['others']}>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <button type="button" key={other} className={ways['other']} onClick={() => setMethod(other)}>
              {OTHERS[other]}
            </button>
          ))}
        <button type="button" className={ways['other']} onClick={onStartAgain}>
          Start again
        </button>
      </div>
    </EntryPage>
  );
}

interface AnswerProps {
  readonly challenge: string;
  readonly onSignedIn: () => Promise<void>;
}

function CodeAnswer(props: AnswerProps & { readonly method: 'totp' | 'recovery-code' }): ReactNode {
  const [code, setCode] = useState('');
  const isApp = props.method === 'totp';
  const answer = useMutation({
    mutationFn: () => call(answerWithCode, { body: { challenge: props.challenge, code } }),
    onSuccess: props.onSignedIn,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!answer.isPending) answer.mutate();
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      {answer.error && <Failure error={answer.error} />}
      <CodeField
        label={isApp ? 'Six digits' : 'Recovery code'}
        isOfApp={isApp}
        autoFocus
        value={code}
        onChange={setCode}
      />
      <Button type="submit" tone="primary" size="large" isWide isBusy={answer.isPending}>
        Sign in
      </Button>
    </form>
  );
}

function PasskeyAnswer({ challenge, onSignedIn }: AnswerProps): ReactNode {
  const answer = useMutation({
    mutationFn: async () => {
      const asked = await call(askForSecondPasskey, { body: { challenge } });
      return call(answerWithSecondPasskey, { body: await answerWithPasskey(asked) });
    },
    onSuccess: onSignedIn,
  });
  return (
    <div className={styles['form']}>
      {answer.error && <Failure error={answer.error} />}
      <Button tone="primary" size="large" isWide isBusy={answer.isPending} onClick={() => answer.mutate()}>
        Use a passkey
      </Button>
    </div>
  );
}
