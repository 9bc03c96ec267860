import { Check, Copy, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import * as sites from '#domain/sites/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import { useCopy } from '../ui/use-copy.ts';
import styles from './domains.module.css';
import * as say from './words/en.ts';

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
    title: fill(say.removeHost, { host: host.host }),
    description: fill(say.visitorsCanNoLongerOpenThe, { host: host.host }),
    action: say.removeDomain,
  });
  const choosing = useConfirmed(choose, {
    title: fill(say.makeHostTheMainDomain, { host: host.host }),
    description: say.linksSearchEnginesAndTheEditor,
    action: say.makeMainDomain,
    isDangerous: false,
  });
  const found = check.data?.check;
  return (
    <Panel
      title={host.host}
      actions={
        <>
          {host.isPrimary && <Badge tone="accent">{say.main}</Badge>}
          <Button isBusy={check.isPending} onClick={() => check.mutate()}>
            {say.check}
          </Button>
          <Menu
            trigger={<IconButton label={fill(say.moreAboutHost, { host: host.host })} icon={<Ellipsis />} />}
            actions={[
              ...(host.isPrimary ? [] : [{ label: say.makeMainDomain, onSelect: () => choosing.ask() }]),
              { label: say.remove, isDangerous: true, onSelect: () => removing.ask() },
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
                  {say.makeMainDomain}
                </Button>
              )
            }
          >
            {found.said} {found.remedy}
          </Notice>
        )}
        {server.isPublic && found?.state !== 'connected' && <Records host={host} />}
        {host.isPrimary && <p className="muted">{say.linksSearchEnginesAndFeedsUse}</p>}
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
      <p>{fill(say.signInToYourDomainProvider, { count: alias ? 1 : addresses.length })}</p>
      <RecordTable records={alias ? [alias] : addresses} />
      {alias && addresses.length > 0 && (
        <details className={styles['other']}>
          <summary>{say.ifYourProviderHasNoCname}</summary>
          <RecordTable records={addresses} />
        </details>
      )}
      <p className="muted">{say.removeOtherAAaaaOrCname}</p>
    </>
  );
}

function RecordTable({ records }: { readonly records: readonly sites.DnsRecord[] }): ReactNode {
  return (
    <table className={styles['records']}>
      <thead>
        <tr>
          <th scope="col">{say.type}</th>
          <th scope="col">{say.name}</th>
          <th scope="col">{say.value}</th>
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
      label={isCopied ? say.copied : fill(say.copyText, { text })}
      icon={isCopied ? <Check /> : <Copy />}
      size="small"
      onClick={copy}
    />
  );
}
