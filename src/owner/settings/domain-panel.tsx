import { Check, Copy, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import * as sites from '#domain/sites/calls.ts';
import { call } from '../api.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import { useCopy } from '../ui/use-copy.ts';
import styles from './domains.module.css';

type SiteHost = sites.Hosts['hosts'][number];

const TONES = { connected: 'good', waiting: 'info', wrong: 'warning' } as const;

export interface DomainPanelProps {
  readonly siteId: string;
  readonly host: SiteHost;
  readonly server: sites.ServerAddress;
  readonly onChange: (hosts: sites.Hosts) => void;
}

export function DomainPanel({ siteId, host, server, onChange }: DomainPanelProps): ReactNode {
  const own = { site: siteId, host: host.host };
  const check = useAction(() => call(sites.checkHost, own));
  const choose = useAction(() => call(sites.choosePrimaryHost, own), { onDone: onChange });
  const remove = useAction(() => call(sites.removeHost, own), { onDone: onChange });
  const removing = useConfirmed(remove, {
    title: `Remove ${host.host}?`,
    description: `Visitors can no longer open the site at ${host.host}. Links to it stop working.`,
    action: 'Remove domain',
  });
  const choosing = useConfirmed(choose, {
    title: `Make ${host.host} the main domain?`,
    description:
      'Links, search engines and the editor will use it. Check first that it points here. Until then, visitors can’t reach the site at this domain.',
    action: 'Make main domain',
    isDangerous: false,
  });
  const found = check.data?.check;
  return (
    <Panel
      title={host.host}
      actions={
        <>
          {host.isPrimary && <Badge tone="accent">Main</Badge>}
          <Button isBusy={check.isPending} onClick={() => check.mutate()}>
            Check
          </Button>
          <Menu
            trigger={<IconButton label={`More about ${host.host}`} icon={<Ellipsis />} />}
            actions={[
              ...(host.isPrimary ? [] : [{ label: 'Make main domain', onSelect: () => choosing.ask() }]),
              { label: 'Remove', isDangerous: true, onSelect: () => removing.ask() },
            ]}
          />
        </>
      }
    >
      <Stack>
        {found && (
          <Notice
            tone={TONES[found.state]}
            action={
              found.state === 'connected' &&
              !host.isPrimary && (
                <Button size="small" isBusy={choose.isPending} onClick={() => choose.mutate()}>
                  Make main domain
                </Button>
              )
            }
          >
            {found.said} {found.remedy}
          </Notice>
        )}
        {server.isPublic && found?.state !== 'connected' && <Records host={host} />}
        {host.isPrimary && <p className="muted">Links, search engines and feeds use this domain.</p>}
      </Stack>
      {removing.dialog}
      {choosing.dialog}
    </Panel>
  );
}

function Records({ host }: { readonly host: SiteHost }): ReactNode {
  const { alias, addresses } = host.advice;
  return (
    <>
      <p>
        Sign in to your domain provider, open the DNS settings, and add{' '}
        {alias ? 'this record:' : addresses.length === 1 ? 'this record:' : 'these records:'}
      </p>
      <RecordTable records={alias ? [alias] : addresses} />
      {alias && addresses.length > 0 && (
        <details className={styles['other']}>
          <summary>If your provider has no CNAME records</summary>
          <RecordTable records={addresses} />
        </details>
      )}
      <p className="muted">
        Remove other A, AAAA or CNAME records with the same name. Changes take from a few minutes to a day.
        Then press Check.
      </p>
    </>
  );
}

function RecordTable({ records }: { readonly records: readonly sites.DnsRecord[] }): ReactNode {
  return (
    <table className={styles['records']}>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ type, name, value }) => (
          <tr key={type + value}>
            <td>{type}</td>
            <td>{name}</td>
            <td>
              <span className={`row tight ${styles['value']}`}>
                {value}
                <CopyButton text={value} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CopyButton({ text }: { readonly text: string }): ReactNode {
  const { isCopied, copy } = useCopy(text);
  return (
    <IconButton
      label={isCopied ? 'Copied' : `Copy ${text}`}
      icon={isCopied ? <Check /> : <Copy />}
      size="small"
      onClick={copy}
    />
  );
}
