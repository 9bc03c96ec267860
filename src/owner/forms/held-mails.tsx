/** Says that mails to visitors were held: whoever runs the installation sends them, if they are wanted. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMe } from '../session.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './submissions.module.css';

export function HeldMails({ count }: { readonly count: number }): ReactNode {
  const maySend = useMe().data?.isOwner ?? false;
  if (count === 0) return null;
  const [held, them] =
    count === 1 ? ['One mail to a visitor was held', 'it'] : [`${count} mails to visitors were held`, 'them'];
  return (
    <div className={styles['held']}>
      <Notice tone="warning">
        {held} since yesterday: very many were asked for within an hour. What was entered is all here.{' '}
        {maySend ? (
          <>
            Look at {them} in the <Link to="/outbox">Outbox</Link>.
          </>
        ) : (
          `Whoever runs this installation can send ${them} from the Outbox.`
        )}
      </Notice>
    </div>
  );
}
