import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sendOnHold } from '#domain/mail/calls.ts';
import { call } from '../../api.ts';
import { useMe } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useConfirmed } from '../../ui/use-confirmed.tsx';
import { submissionKeys } from './submissions.ts';

interface MailsOnHoldProps {
  readonly siteId: string;
  readonly count: number;
}

export function MailsOnHold({ siteId, count }: MailsOnHoldProps): ReactNode {
  const maySeeOutbox = useMe().data?.isOwner ?? false;
  const send = useSending(siteId);
  const [held, them] =
    count === 1 ? ['One mail to a visitor was held', 'it'] : [`${count} mails to visitors were held`, 'them'];
  const sending = useConfirmed(send, {
    title: count === 1 ? 'Send the mail that was held?' : `Send ${count} mails that were held?`,
    description: `Visitors typed the ${count === 1 ? 'address' : 'addresses'}. If the submissions look like spam, leave ${them}.`,
    action: `Send ${them}`,
    isDangerous: false,
  });
  if (count === 0) return null;
  const sendButton = (
    <Button size="small" onClick={() => sending.ask()}>
      Send {them}
    </Button>
  );
  return (
    <div className="after">
      <Notice tone="warning" action={sendButton}>
        {held} since yesterday: very many were asked for within an hour. What was entered is all here.
        {maySeeOutbox && (
          <>
            {' '}
            Look at {them} in the <Link to="/outbox">Outbox</Link>.
          </>
        )}
      </Notice>
      {sending.dialog}
    </div>
  );
}

function useSending(siteId: string) {
  return useAction(() => call(sendOnHold, { site: siteId }), {
    said: ({ count }) => wordsFor(count),
    reads: submissionKeys.news(siteId),
  });
}

function wordsFor(count: number): string {
  if (count === 0) return 'No mail is held any more.';
  return count === 1 ? 'The mail is on its way.' : `${count} mails are on their way.`;
}
