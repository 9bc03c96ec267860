import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sendOnHold } from '#domain/mail/calls.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { rich } from '../../rich.tsx';
import { useMe } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useConfirmed } from '../../ui/use-confirmed.tsx';
import { submissionKeys } from './submissions.ts';
import * as say from './words/en.ts';

interface MailsOnHoldProps {
  readonly siteId: string;
  readonly count: number;
}

export function MailsOnHold({ siteId, count }: MailsOnHoldProps): ReactNode {
  const maySeeOutbox = useMe().data?.isOwner ?? false;
  const send = useSending(siteId);
  const sending = useConfirmed(send, {
    title: fill(say.sendCountEmails, { count }),
    description: fill(say.visitorsTypedTheAddressesIfThe, { count }),
    action: fill(say.sendThem, { count }),
    isDangerous: false,
  });
  if (count === 0) return null;
  const sendButton = (
    <Button size="small" onClick={() => sending.ask()}>
      {fill(say.sendThem, { count })}
    </Button>
  );
  return (
    <div className="after">
      <Notice tone="warning" action={sendButton}>
        {fill(say.countEmailsToVisitorsAreOn, { count })}{' '}
        {maySeeOutbox &&
          rich(say.reviewThemInTheOutbox, {
            count,
            link: (inside) => <Link to="/outbox">{inside}</Link>,
          })}
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
  if (count === 0) return say.noEmailsAreOnHold;
  return fill(say.countEmailsSent, { count });
}
