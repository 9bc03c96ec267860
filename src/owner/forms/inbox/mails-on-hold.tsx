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
    count === 1
      ? ['1 email to a visitor is on hold', 'it']
      : [`${count} emails to visitors are on hold`, 'them'];
  const sending = useConfirmed(send, {
    title: count === 1 ? 'Send the email?' : `Send ${count} emails?`,
    description: `Visitors typed the ${count === 1 ? 'address' : 'addresses'}. If the submissions look like spam, don’t send ${them}.`,
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
        {held} since yesterday, because there were too many within an hour. All submissions are here.
        {maySeeOutbox && (
          <>
            {' '}
            Review {them} in the <Link to="/outbox">Outbox</Link>.
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
  if (count === 0) return 'No emails are on hold.';
  return count === 1 ? 'Email sent.' : `${count} emails sent.`;
}
