/** The mail server that takes what Vitrine writes: typed, tried, kept. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as server from '#domain/mail/calls-server.ts';
import { call } from '../api.ts';
import { rich } from '../rich.tsx';
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
import * as say from './words/en.ts';

const KEY = ['mail-server'];
const PORTS: Readonly<Record<server.MailEncryption, number>> = { tls: 465, starttls: 587 };
const ENCRYPTIONS = [
  { value: 'tls', label: say.fromTheStartTls },
  { value: 'starttls', label: say.afterConnectingStarttls },
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
        <Panel title={say.mailServer}>
          <Stack>
            <Notice tone="info">
              {rich(say.emailsAreSentThroughHostAs, {
                host: known.host,
                fromName: known.fromName,
                fromAddress: known.fromAddress,
                strong: (inside) => <strong>{inside}</strong>,
              })}
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
    <Panel title={say.mailServer} description={say.yourEmailProviderListsTheseUsually}>
      <form onSubmit={submit}>
        <Stack>
          {!known && <Notice tone="info">{say.noEmailsAreSentYetYou}</Notice>}
          {saving.error && <Failure title={say.notSaved} error={saving.error} />}
          <Connection typed={typed} set={set} hasPassword={known?.hasPassword ?? false} />
          <Sender typed={typed} set={set} />
          <div>
            <Button type="submit" tone="primary" isBusy={saving.isPending}>
              {say.connectAndSave}
            </Button>{' '}
            {known && (
              <Button tone="quiet" onClick={() => setForgetting(true)}>
                {say.removeThisServer}
              </Button>
            )}
          </div>
        </Stack>
      </form>
      <ConfirmDialog
        title={say.removeThisMailServer}
        description={say.emailsStayInTheOutboxAnd}
        action={say.remove}
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
        label={say.server}
        placeholder="mail.example.org"
        required
        spellCheck={false}
        autoCapitalize="none"
        {...field('host')}
      />
      <SelectField
        label={say.encryption}
        value={typed.encryption}
        options={ENCRYPTIONS}
        onChange={chooseEncryption}
      />
      <TextField label={say.port} inputMode="numeric" required {...field('port')} />
      <TextField
        label={say.userName}
        hint={say.usuallyYourFullEmailAddressLeave}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        {...field('user')}
      />
      {typed.user !== '' && (
        <TextField
          label={say.password}
          hint={hasPassword ? say.aPasswordIsSavedEnterA : say.storedEncryptedAndNeverShownAgain}
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
      <TextField label={say.senderName} hint={say.emailsAboutASiteUseThe} required {...field('fromName')} />
      <TextField
        label={say.senderAddress}
        hint={say.theServerMustAllowYouTo}
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
    onSuccess: (state) => keep(state, say.connectedEmailsAreSentFromNow),
  });
  const forgetting = useAction(() => call(server.removeServer, {}), {
    isFailureShown: true,
    onDone: (state) => keep(state, say.serverRemovedEmailsStayInThe),
  });
  return {
    typed,
    set: (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part })),
    saving,
    forgetting,
  };
}
