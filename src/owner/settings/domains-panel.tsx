/** The domains of a site: what to write into their DNS, whether it works, and which one is the main one. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { addHost, type Hosts, readHosts, type ServerAddress } from '#domain/sites/calls.ts';
import { call, messageOf } from '../api.ts';
import { fill } from '../fill.ts';
import { ME_KEY } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { DomainPanel } from './domain-panel.tsx';
import styles from './domains.module.css';
import * as say from './words/en.ts';

export function DomainsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const queryClient = useQueryClient();
  const hosts = useQuery({
    queryKey: ['hosts', siteId],
    queryFn: ({ signal }) => call(readHosts, { site: siteId }, { signal }),
  });
  const done = (answer: Hosts) => {
    queryClient.setQueryData(['hosts', siteId], answer);
    void queryClient.invalidateQueries({ queryKey: ME_KEY });
  };
  if (hosts.error || !hosts.data) return <NotRead query={hosts} />;
  const { ownHost, server } = hosts.data;
  const own = hosts.data.hosts.filter(({ host }) => host !== ownHost);
  return (
    <>
      <Missing server={server} />
      {own.map((host) => (
        <DomainPanel key={host.host} siteId={siteId} host={host} server={server} onChange={done} />
      ))}
      <AddPanel siteId={siteId} ownHost={ownHost} onAdded={done} />
    </>
  );
}

/** What keeps domains from leading here, and what to do about it. */
function Missing({ server: { name, port, isPublic } }: { readonly server: ServerAddress }): ReactNode {
  if (isPublic && port === undefined) return null;
  return (
    <div className="stack after">
      {!isPublic && <Notice tone="info">{fill(say.onlyItsOwnNetworkCanReach, { name })}</Notice>}
      {port !== undefined && <Notice tone="info">{fill(say.vitrineAnswersOnPortBrowsers, { port })}</Notice>}
    </div>
  );
}

interface AddPanelProps {
  readonly siteId: string;
  readonly ownHost: string;
  readonly onAdded: (hosts: Hosts) => void;
}

function AddPanel({ siteId, ownHost, onAdded }: AddPanelProps): ReactNode {
  const [name, setName] = useState('');
  const add = useAction(() => call(addHost, { site: siteId, body: { host: name.trim() } }), {
    isFailureShown: true,
    onDone: (answer) => {
      onAdded(answer);
      setName('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <Panel title={say.addADomain} description={fill(say.theSiteAlsoAnswersOnOwnhost, { ownHost })}>
      <form className={styles['add']} onSubmit={submit}>
        <TextField
          label={say.domain}
          placeholder="www.example.org"
          value={name}
          error={add.error ? messageOf(add.error) : undefined}
          autoCapitalize="none"
          spellCheck={false}
          onChange={setName}
        />
        <Button tone="primary" type="submit" isBusy={add.isPending} disabled={name.trim() === ''}>
          {say.add}
        </Button>
      </form>
    </Panel>
  );
}
