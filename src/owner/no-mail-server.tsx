/** Tells the owner of the installation, wherever mails are mentioned, that none leave without a mail server. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readList } from '#domain/mail/calls.ts';
import { call } from './api.ts';
import styles from './no-mail-server.module.css';
import { useMe } from './session.ts';

export function NoMailServer(): ReactNode {
  const { data: me } = useMe();
  const mails = useQuery({
    queryKey: ['mails', 'server'],
    queryFn: ({ signal }) => call(readList, {}, { signal }),
    enabled: me?.isOwner ?? false,
  });
  if (mails.data?.hasServer !== false) return null;
  const site = me?.sites[0];
  return (
    <p className={styles['line']}>
      No mail server is set yet: mails stay in the <Link to="/outbox">outbox</Link>.{' '}
      {site && <Link to={`/sites/${site.id}/settings/mail-server`}>Set one up</Link>}
    </p>
  );
}
