/** The mails Vitrine has sent, or keeps to be read here while no mail server is set. */

import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as mails from '#domain/mail/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { rich } from '../rich.tsx';
import { useMe } from '../session.ts';
import { siteSettingsQuery } from '../site-settings-query.ts';
import { Badge, type BadgeProps } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './outbox.module.css';
import * as say from './words/en.ts';

const KEY = ['mails'] as const;
/** Mails go while the list is looked at. */
const REFRESH_MS = 10_000;
const STATES: Readonly<
  Record<mails.MailState | 'delayed', { readonly label: string; readonly tone: BadgeProps['tone'] }>
> = {
  waiting: { label: say.onItsWay, tone: 'accent' },
  delayed: { label: say.waiting, tone: 'warning' },
  sent: { label: say.sent, tone: 'good' },
  failed: { label: say.failed, tone: 'danger' },
  kept: { label: say.notSent, tone: 'neutral' },
};

export function Outbox(): ReactNode {
  const [terms] = useSearchParams();
  const about = terms.get('about') ?? undefined;
  const list = useQuery({
    queryKey: about === undefined ? KEY : [...KEY, 'about', about],
    queryFn: ({ signal }) => call(mails.readList, { query: { about } }, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const [openId, setOpenId] = useState<string>();
  const sites = useMe().data?.sites ?? [];
  return (
    <Screen title={say.outbox} description={say.allEmailsFromVitrineSuchAs} width="wide">
      {list.data && !list.data.hasServer && (
        <div className="after">
          <Notice tone="info">
            {rich(say.noMailServerIsSetUp, {
              sites: sites[0] && (
                <Link to={`/sites/${sites[0].id}/settings/mail-server`}>{say.setOneUp}</Link>
              ),
            })}
          </Notice>
        </div>
      )}
      {about !== undefined && (
        <p className="after">
          {rich(say.onlyEmailsToTheBuyerAbout, { link: (inside) => <Link to="/outbox">{inside}</Link> })}
        </p>
      )}
      <Listing
        label={say.emails}
        query={list}
        rows={list.data?.mails}
        idOf={({ id }) => id}
        columns={COLUMNS}
        open={({ id }) =>
          () =>
            setOpenId(id)
          }
        empty={NO_MAIL}
      />
      {openId !== undefined && <MailDialog id={openId} onClose={() => setOpenId(undefined)} />}
    </Screen>
  );
}

const NO_MAIL = {
  title: say.noEmailsYet,
  picture: <Inbox size={32} />,
  children: say.invitationsFormNotificationsAndPasswordLinks,
};

const labelOf = (mail: mails.MailSummary) => STATES[stateOf(mail)].label;

const COLUMNS: readonly Column<mails.MailSummary>[] = [
  { title: say.email, kind: 'name', cell: ({ subject }) => subject, sortBy: ({ subject }) => subject },
  { title: say.to, cell: ({ to }) => to, sortBy: ({ to }) => to },
  {
    title: say.status,
    cell: (mail) => (
      <>
        <Badge tone={STATES[stateOf(mail)].tone ?? 'neutral'}>{labelOf(mail)}</Badge>
        {mail.lastError && <p className="words small bad">{mail.lastError}</p>}
        {mail.nextTryAt !== null && mail.attempts > 0 && (
          <p className="words hint">
            {rich(say.nextTryAtTime, {
              time: <MailTime mail={mail} at={mail.nextTryAt} timeStyle="medium" />,
            })}
          </p>
        )}
      </>
    ),
    sortBy: labelOf,
  },
  {
    title: say.created,
    kind: 'date',
    cell: (mail) => <MailTime mail={mail} at={mail.createdAt} timeStyle="short" />,
    sortBy: ({ createdAt }) => createdAt,
  },
];

interface MailTimeProps {
  readonly mail: mails.MailSummary;
  readonly at: number;
  readonly timeStyle: 'short' | 'medium';
}

function MailTime({ mail, at, timeStyle }: MailTimeProps): ReactNode {
  const timeZone = useZoneOf(mail);
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle, timeZone }).format(at);
}

function MailDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactNode {
  const mail = useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => call(mails.read, { mail: id }, { signal }),
  });
  const retry = useAction(() => call(mails.retry, { mail: id }), {
    said: say.tryingAgain,
    reads: KEY,
    onDone: onClose,
  });
  const read = mail.data?.mail;
  const sites = useMe().data?.sites ?? [];
  const origins = [location.origin, ...sites.map(({ url }) => new URL(url).origin)];
  return (
    <Dialog
      title={read?.subject ?? say.email}
      description={read && fill(say.toTo, { to: read.to })}
      isOpen
      onClose={onClose}
      footer={
        <>
          {read?.state === 'failed' && read.text !== null && (
            <Button onClick={() => retry.mutate()}>{say.sendAgain}</Button>
          )}
          {read && stateOf(read) === 'delayed' && (
            <Button onClick={() => retry.mutate()}>{say.tryNow}</Button>
          )}
          <Button tone="primary" onClick={onClose}>
            {say.done}
          </Button>
        </>
      }
    >
      <NotRead query={mail} />
      {read && (
        <p className={styles['text']}>
          {read.text === null ? (read.lastError ?? say.theTextOfThisEmailHas) : withLinks(read.text, origins)}
        </p>
      )}
    </Dialog>
  );
}

/** A mail of a site bears its time; others, and those of sites that are gone, the reader’s. */
function useZoneOf({ siteId }: mails.MailSummary): string | undefined {
  const settings = useQuery({ ...siteSettingsQuery(siteId ?? ''), enabled: siteId !== null, retry: false });
  return settings.data?.timeZone;
}

/** A mail that the server did not take yet is no longer just on its way. */
function stateOf(mail: mails.MailSummary): mails.MailState | 'delayed' {
  return mail.state === 'waiting' && mail.attempts > 0 ? 'delayed' : mail.state;
}

/** What a mail is about as a link: an address of ours in a line of its own. What visitors typed is no link. */
function withLinks(text: string, origins: readonly string[]): ReactNode {
  return text.split(/^(https?:\/\/[^\s<>"]+)$/m).map((part, index) =>
    index % 2 === 1 && isOurs(part, origins) ? (
      <a key={index} href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function isOurs(address: string, origins: readonly string[]): boolean {
  return URL.canParse(address) && origins.includes(new URL(address).origin);
}
