/** What is said of mails: that they are sent only where it is known, and how to make it so. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readList } from '#domain/mail/calls.ts';
import { call } from './api.ts';
import styles from './no-mail-server.module.css';
import { useMe } from './session.ts';

/** Undefined for those who may not know: only owners of the installation do. */
function useHasMailServer(): boolean | undefined {
  const { data: me } = useMe();
  const mails = useQuery({
    queryKey: ['mails', 'server'],
    queryFn: ({ signal }) => call(readList, {}, { signal }),
    enabled: me?.isOwner ?? false,
  });
  return mails.data?.hasServer;
}

/** Adds to what was done that the buyer hears of it by mail, as far as that is true. */
export function useMailWords(): (done: string, promise?: string) => string {
  const hasServer = useHasMailServer();
  return (done, promise = 'The buyer gets a mail.') => {
    if (hasServer === undefined) return done;
    return `${done} ${hasServer ? promise : 'No mail server is set: mails stay in the outbox.'}`;
  };
}

/** Tells the owner of the installation, wherever mails are mentioned, that none leave without a mail server. */
export function NoMailServer(): ReactNode {
  const { data: me } = useMe();
  if (useHasMailServer() !== false) return null;
  const site = me?.sites[0];
  return (
    <p className={styles['line']}>
      No mail server is set yet: mails stay in the <Link to="/outbox">outbox</Link>.{' '}
      {site && <Link to={`/sites/${site.id}/settings/mail-server`}>Set one up</Link>}
    </p>
  );
}
