/** One submission in the list: who, what, when. */

import type { ReactNode } from 'react';
import type { FormSubmission } from '#domain/forms/calls-inbox.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
import { type Choice, ChoiceBox } from '../../ui/list.tsx';
import styles from './submissions.module.css';
import { titleOf } from './submissions.ts';
import * as say from './words/en.ts';

interface SubmissionRowProps {
  readonly submission: FormSubmission;
  readonly choice: Choice;
  readonly isFormShown: boolean;
  readonly onOpen: () => void;
}

export function SubmissionRow({ submission, choice, isFormShown, onOpen }: SubmissionRowProps): ReactNode {
  const timeZone = useTimeZone(submission.siteId);
  const { who, what } = titleOf(submission);
  const when = dateFormat(LOCALE, timeZone, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <li
      className={`row top ${styles['entry']}`}
      data-submission={submission.id}
      data-unread={submission.isRead ? undefined : ''}
    >
      <ChoiceBox choice={choice} id={submission.id} label={fill(say.selectTheSubmissionFromWho, { who })} />
      <button type="button" className={`grow ${styles['open']}`} onClick={onOpen}>
        <span className={`clip ink ${styles['who']}`}>
          {!submission.isRead && <span className="visually-hidden">{say.unread} </span>}
          {who}
        </span>
        <span className={`clip muted ${styles['what']}`}>{what}</span>
        <span className={`row muted small nowrap`}>
          {isFormShown && submission.formName && (
            <span className={styles['form']}>{submission.formName}</span>
          )}
          <time dateTime={new Date(submission.createdAt).toISOString()}>
            {when.format(submission.createdAt)}
          </time>
        </span>
      </button>
    </li>
  );
}
