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
    description: `Visitors who come by ${host.host} no longer find the site. Links to it from elsewhere stop working.`,
    action: 'Remove the domain',
  });
  const choosing = useConfirmed(choose, {
    title: `Make ${host.host} the main domain?`,
    description:
      'Links, search engines and the editor use it from now on. Check first that it leads here: until it does, the site is not found under it.',
    action: 'Make it the main one',
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
              ...(host.isPrimary ? [] : [{ label: 'Make it the main one', onSelect: () => choosing.ask() }]),
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
                  Make it the main one
                </Button>
              )
            }
          >
            {found.said} {found.remedy}
          </Notice>
        )}
        {server.isPublic && found?.state !== 'connected' && <Records host={host} />}
        {host.isPrimary && <p className="muted">Links, search engines and feeds are told this domain.</p>}
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
        Sign in where you bought the domain, open its DNS settings, and add{' '}
        {alias ? 'this record:' : addresses.length === 1 ? 'this record:' : 'these records:'}
      </p>
      <RecordTable records={alias ? [alias] : addresses} />
      {alias && addresses.length > 0 && (
        <details className={styles['other']}>
          <summary>If CNAME records are not offered there</summary>
          <RecordTable records={addresses} />
        </details>
      )}
      <p className="muted">
        Remove other A, AAAA or CNAME records of the same name. It takes minutes, sometimes a day, until a new
        record is seen everywhere; then press Check.
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
