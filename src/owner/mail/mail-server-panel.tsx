/** The mail server that takes what Vitrine writes: typed, tried, kept. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as server from '#domain/mail/calls-server.ts';
import { call } from '../api.ts';
import { ME_KEY } from '../session.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { showToast } from '../ui/toasts.tsx';
import { useAction } from '../ui/use-action.ts';
import { TestMail } from './test-mail.tsx';

const KEY = ['mail-server'];
const PORTS: Readonly<Record<server.MailEncryption, number>> = { tls: 465, starttls: 587 };
const ENCRYPTIONS = [
  { value: 'tls', label: 'From the start (TLS)' },
  { value: 'starttls', label: 'After connecting (STARTTLS)' },
] as const satisfies readonly { value: server.MailEncryption; label: string }[];

interface Typed extends Omit<server.MailServerSettings, 'port'> {
  readonly port: string;
  readonly password: string;
}
const NEW: Typed = {
  host: '',
  port: '465',
  encryption: 'tls',
  user: '',
  password: '',
  fromName: '',
  fromAddress: '',
};

export function MailServerPanel(): ReactNode {
  const stored = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(server.readServer, {}, { signal }),
  });
  if (stored.error || !stored.data) return <NotRead query={stored} />;
  const { setBy, server: known } = stored.data;
  return (
    <Stack>
      {setBy === 'environment' && known ? (
        <Panel title="Mail server">
          <Stack>
            <Notice tone="info">
              Emails are sent through <strong>{known.host}</strong>, as {known.fromName} &lt;
              {known.fromAddress}&gt;. To change this, set SMTP_URL and MAIL_FROM where Vitrine starts.
            </Notice>
          </Stack>
        </Panel>
      ) : (
        // Made anew once it is kept, so that it shows what is kept.
        <ServerForm key={JSON.stringify(known)} known={known} />
      )}
      {known && <TestMail />}
    </Stack>
  );
}

function ServerForm({ known }: { readonly known: server.MailServerState['server'] }): ReactNode {
  const form = useServerForm(known);
  const { typed, set, saving, forgetting } = form;
  const [isForgetting, setForgetting] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(typed);
  };
  return (
    <Panel
      title="Mail server"
      description="Your email provider lists these, usually under “SMTP” or “Send mail from other apps”."
    >
      <form onSubmit={submit}>
        <Stack>
          {!known && <Notice tone="info">No emails are sent yet. You can read them in the Outbox.</Notice>}
          {saving.error && <Failure title="Not saved" error={saving.error} />}
          <Connection typed={typed} set={set} hasPassword={known?.hasPassword ?? false} />
          <Sender typed={typed} set={set} />
          <div>
            <Button type="submit" tone="primary" isBusy={saving.isPending}>
              Connect and save
            </Button>{' '}
            {known && (
              <Button tone="quiet" onClick={() => setForgetting(true)}>
                Remove this server
              </Button>
            )}
          </div>
        </Stack>
      </form>
      <ConfirmDialog
        title="Remove this mail server?"
        description="Emails stay in the Outbox and are not sent. The saved password is deleted."
        action="Remove"
        isOpen={isForgetting}
        isBusy={forgetting.isPending}
        onConfirm={() => forgetting.mutate(undefined, { onSettled: () => setForgetting(false) })}
        onClose={() => setForgetting(false)}
      />
    </Panel>
  );
}

interface ConnectionProps {
  readonly typed: Typed;
  readonly set: (part: Partial<Typed>) => void;
  readonly hasPassword: boolean;
}

function Connection({ typed, set, hasPassword }: ConnectionProps): ReactNode {
  const chooseEncryption = (encryption: server.MailEncryption) => {
    const isUsual = typed.port === String(PORTS[typed.encryption]);
    set({ encryption, ...(isUsual ? { port: String(PORTS[encryption]) } : {}) });
  };
  const { field } = bindFields(typed, set);
  return (
    <>
      <TextField
        label="Server"
        placeholder="mail.example.org"
        required
        spellCheck={false}
        autoCapitalize="none"
        {...field('host')}
      />
      <SelectField
        label="Encryption"
        value={typed.encryption}
        options={ENCRYPTIONS}
        onChange={chooseEncryption}
      />
      <TextField label="Port" inputMode="numeric" required {...field('port')} />
      <TextField
        label="User name"
        hint="Usually your full email address. Leave empty if the server needs none."
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        {...field('user')}
      />
      {typed.user !== '' && (
        <TextField
          label="Password"
          hint={
            hasPassword
              ? 'A password is saved. Enter a new one to replace it.'
              : 'Stored encrypted and never shown again.'
          }
          type="password"
          autoComplete="new-password"
          {...field('password')}
        />
      )}
    </>
  );
}

function Sender({ typed, set }: Omit<ConnectionProps, 'hasPassword'>): ReactNode {
  const { field } = bindFields(typed, set);
  return (
    <>
      <TextField
        label="Sender name"
        hint="Emails about a site use the site’s name."
        required
        {...field('fromName')}
      />
      <TextField
        label="Sender address"
        hint="The server must allow you to send from this address."
        type="email"
        required
        {...field('fromAddress')}
      />
    </>
  );
}

function useServerForm(known: server.MailServerState['server']) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Typed>(() =>
    known ? { ...known, port: String(known.port), password: '' } : NEW,
  );
  const keep = async (state: server.MailServerState, words: string) => {
    client.setQueryData(KEY, state);
    showToast(words);
    await Promise.all([['mails'], ME_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const saving = useMutation({
    mutationFn: ({ host, port, encryption, user, password, fromName, fromAddress }: Typed) =>
      call(server.saveServer, {
        body: {
          host,
          port: Number(port),
          encryption,
          user,
          fromName,
          fromAddress,
          password: password === '' ? null : password,
        },
      }),
    onSuccess: (state) => keep(state, 'Connected. Emails are sent from now on.'),
  });
  const forgetting = useAction(() => call(server.removeServer, {}), {
    isFailureShown: true,
    onDone: (state) => keep(state, 'Server removed. Emails stay in the Outbox.'),
  });
  return {
    typed,
    set: (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part })),
    saving,
    forgetting,
  };
}
