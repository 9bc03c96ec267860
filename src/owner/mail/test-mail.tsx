/** A mail to oneself, watched until the server has taken it. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as mails from '#domain/mail/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { useMe } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import * as say from './words/en.ts';

const LOOK_AGAIN_MS = 1000;

export function TestMail(): ReactNode {
  const own = useMe().data?.account.email ?? '';
  const [typed, setTyped] = useState<string>();
  const to = typed ?? own;
  const sending = useAction(() => call(mails.sendTest, { body: { to } }), { isFailureShown: true });
  const mail = sending.data?.mailId;
  const sent = useQuery({
    queryKey: ['mails', mail],
    queryFn: ({ signal }) => call(mails.read, { mail: mail ?? '' }, { signal }),
    enabled: mail !== undefined,
    refetchInterval: ({ state }) => (state.data?.mail.state === 'waiting' ? LOOK_AGAIN_MS : false),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending.isPending) sending.mutate();
  };
  return (
    <Panel title={say.sendATestEmail}>
      <form onSubmit={submit}>
        <Stack>
          <TextField label={say.sendTo} type="email" required value={to} onChange={setTyped} />
          {sending.error && <Failure error={sending.error} />}
          <div role="status">{sent.data && <Outcome mail={sent.data.mail} />}</div>
          <div>
            <Button type="submit" isBusy={sending.isPending}>
              {say.sendTest}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}

function Outcome({ mail: { state, to, lastError } }: { readonly mail: mails.Mail }): ReactNode {
  if (state === 'sent') return <Notice tone="good">{fill(say.theServerAcceptedTheEmailTo, { to })}</Notice>;
  if (lastError !== null)
    return <Notice tone="danger">{fill(say.theServerSaidLasterror, { lastError })}</Notice>;
  return <Notice tone="info">{fill(say.onItsWayToTo, { to })}</Notice>;
}
