/** The domains of a site: what to write into their DNS, and whether it works. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { HostAdvice } from '#domain/hosts/dns-records.ts';
import { api } from '../api.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Panel, Row, Stack } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { showError } from '../ui/toasts.tsx';

interface SiteHost {
  readonly host: string;
  readonly isPrimary: boolean;
  readonly advice: HostAdvice;
}
interface Hosts {
  readonly hosts: readonly SiteHost[];
  readonly ownHost: string;
}
interface Check {
  readonly check: {
    readonly state: 'connected' | 'waiting' | 'wrong';
    readonly said: string;
    readonly remedy?: string;
  };
}

const TONES = { connected: 'good', waiting: 'info', wrong: 'warning' } as const;

export function DomainsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const path = `/api/sites/${siteId}/hosts`;
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const hosts = useQuery({
    queryKey: ['hosts', siteId],
    queryFn: ({ signal }) => api.get<Hosts>(path, { signal }),
  });
  const done = (answer: Hosts) => queryClient.setQueryData(['hosts', siteId], answer);
  const add = useMutation({
    mutationFn: () => api.post<Hosts>(path, { host: name }),
    onSuccess: (answer) => {
      done(answer);
      setName('');
    },
    onError: showError,
  });
  if (hosts.error) return <Failure error={hosts.error} onRetry={() => void hosts.refetch()} />;
  if (!hosts.data) return <Loading />;
  return (
    <>
      {hosts.data.hosts.map((host) => (
        <HostPanel key={host.host} path={path} host={host} onChange={done} />
      ))}
      <Panel title="Add a domain" description={`The site always answers on ${hosts.data.ownHost} as well.`}>
        <Stack>
          <TextField label="Domain" placeholder="www.example.org" value={name} onChange={setName} />
          <Row>
            <Button
              tone="primary"
              isBusy={add.isPending}
              disabled={name.trim() === ''}
              onClick={() => add.mutate()}
            >
              Add
            </Button>
          </Row>
        </Stack>
      </Panel>
    </>
  );
}

interface HostPanelProps {
  readonly path: string;
  readonly host: SiteHost;
  readonly onChange: (hosts: Hosts) => void;
}

function HostPanel({ path, host, onChange }: HostPanelProps): ReactNode {
  const own = `${path}/${encodeURIComponent(host.host)}`;
  const check = useMutation({ mutationFn: () => api.post<Check>(`${own}/check`), onError: showError });
  const change = useMutation({
    mutationFn: (isRemoved: boolean) =>
      isRemoved ? api.delete<Hosts>(own) : api.post<Hosts>(`${own}/primary`),
    onSuccess: onChange,
    onError: showError,
  });
  const { alias, addresses } = host.advice;
  const found = check.data?.check;
  return (
    <Panel title={host.host} actions={host.isPrimary && <Badge tone="accent">Main</Badge>}>
      <Stack>
        <p>Where you bought the domain, add {alias ? 'one of these records' : 'these records'}:</p>
        <ul>
          {[...(alias ? [alias] : []), ...addresses].map(({ type, value }) => (
            <li key={type + value}>
              <strong>{type}</strong> {value}
            </li>
          ))}
        </ul>
        {found && (
          <Notice tone={TONES[found.state]}>
            {found.said} {found.remedy}
          </Notice>
        )}
        <Row>
          <Button isBusy={check.isPending} onClick={() => check.mutate()}>
            Check
          </Button>
          {!host.isPrimary && <Button onClick={() => change.mutate(false)}>Make it the main one</Button>}
          <Button tone="quiet" onClick={() => change.mutate(true)}>
            Remove
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
