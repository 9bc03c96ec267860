/** One quiet line where mails are spoken of: without a mail server they stay here. For those who may read them. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '../api.ts';
import { useMe } from '../session.ts';
import styles from './outbox.module.css';

export function KeptMailsLine(): ReactNode {
  const { data: me } = useMe();
  const mails = useQuery({
    queryKey: ['mails', 'server'],
    queryFn: ({ signal }) => api.get<{ readonly hasServer: boolean }>('/api/mails', { signal }),
    enabled: me?.isOwner ?? false,
  });
  if (mails.data?.hasServer !== false) return null;
  return (
    <p className={styles['keptLine']}>
      No mail server is set yet: mails stay in the <Link to="/outbox">outbox</Link>.
    </p>
  );
}
