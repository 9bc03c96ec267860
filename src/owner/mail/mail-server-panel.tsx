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
  { value: 'starttls', label: 'Once connected (STARTTLS)' },
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
              Mails go to <strong>{known.host}</strong>, as {known.fromName} &lt;{known.fromAddress}&gt;. This
              is set by SMTP_URL and MAIL_FROM where Vitrine is started, and changed there.
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
      description="Your mail provider lists these, usually under “SMTP” or “Send mail from other apps”."
    >
      <form onSubmit={submit}>
        <Stack>
          {!known && (
            <Notice tone="info">No mails go out yet: they are kept in the Outbox, to be read there.</Notice>
          )}
          {saving.error && <Failure title="Not saved" error={saving.error} />}
          <Connection typed={typed} set={set} hasPassword={known?.hasPassword ?? false} />
          <Sender typed={typed} set={set} />
          <div>
            <Button type="submit" tone="primary" isBusy={saving.isPending}>
              Sign in and save
            </Button>{' '}
            {known && (
              <Button tone="quiet" onClick={() => setForgetting(true)}>
                Forget this server
              </Button>
            )}
          </div>
        </Stack>
      </form>
      <ConfirmDialog
        title="Forget this mail server?"
        description="From then on mails are kept in the Outbox and reach nobody. Its password is deleted."
        action="Forget it"
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
        label="Encrypted"
        value={typed.encryption}
        options={ENCRYPTIONS}
        onChange={chooseEncryption}
      />
      <TextField label="Port" inputMode="numeric" required {...field('port')} />
      <TextField
        label="User name"
        hint="Usually your full email address. Leave it empty if the server asks for none."
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
              ? 'A password is saved. Enter another to replace it.'
              : 'Kept encrypted, and never shown again.'
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
        label="Name of the sender"
        hint="Mails about a site bear the name of the site."
        required
        {...field('fromName')}
      />
      <TextField
        label="Address of the sender"
        hint="One that this server may send from."
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
    onSuccess: (state) => keep(state, 'The server let Vitrine in. Mails go out from now on.'),
  });
  const forgetting = useAction(() => call(server.removeServer, {}), {
    isFailureShown: true,
    onDone: (state) => keep(state, 'Forgotten. Mails are kept in the Outbox.'),
  });
  return {
    typed,
    set: (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part })),
    saving,
    forgetting,
  };
}
