/** The newsletter lists that the sender of a submission is on, and whether they have confirmed. */

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnswerOf } from '#domain/calls/call.ts';
import { type FormSubmission, readSenderLists } from '#domain/forms/calls-inbox.ts';
import { emailsIn } from '#domain/forms/summarize.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { call } from '../../api.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
import { useMay } from '../../session.ts';
import { Badge } from '../../ui/badge.tsx';
import { submissionKeys } from './submissions.ts';
import * as say from './words/en.ts';

type Membership = AnswerOf<typeof readSenderLists>['lists'][number];

interface SenderListsProps {
  readonly siteId: string;
  readonly submission: Pick<FormSubmission, 'id' | 'content'>;
}

export function SenderLists({ siteId, submission: { id, content } }: SenderListsProps): ReactNode {
  const mayKnow = useMay('config.newsletter');
  const day = dateFormat(LOCALE, useTimeZone(siteId), { dateStyle: 'medium' });
  const lists = useQuery({
    queryKey: [...submissionKeys.one(siteId, id), 'lists'],
    queryFn: ({ signal }) => call(readSenderLists, { site: siteId, submission: id }, { signal }),
    enabled: mayKnow && emailsIn(content).length > 0,
  });
  const on = lists.data?.lists ?? [];
  if (on.length === 0) return null;
  return (
    <ul className="stack snug muted before" aria-label={say.newsletterLists}>
      {on.map((each) => (
        <li key={each.id}>
          {each.listName} <Standing member={each} day={day} />
        </li>
      ))}
    </ul>
  );
}

function Standing({
  member,
  day,
}: {
  readonly member: Membership;
  readonly day: Intl.DateTimeFormat;
}): ReactNode {
  const { state, askedAt, confirmedAt, endedAt } = member;
  if (state === 'pending')
    return (
      <>
        <Badge tone="warning">{say.notConfirmedYet}</Badge>{' '}
        {fill(say.mailedAskedat, { askedAt: day.format(askedAt) })}
      </>
    );
  if (state === 'subscribed')
    return (
      <>
        <Badge tone="good">{say.confirmed}</Badge> {confirmedAt !== null && day.format(confirmedAt)}
      </>
    );
  return (
    <>
      <Badge>{state === 'removed' ? say.removed : say.unsubscribed}</Badge>{' '}
      {endedAt !== null && day.format(endedAt)}
    </>
  );
}
